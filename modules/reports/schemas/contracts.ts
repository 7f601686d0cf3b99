import { Type } from '@sinclair/typebox';
import { ChartFile, ExportQuery } from './chart-file';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

const chartPdf = { params: Id, query: ExportQuery, content: 'application/pdf' } as const;
export const downloadChart = chartPdf;
export const downloadReport = chartPdf;
export const downloadChartData = { params: Id, query: ExportQuery, reply: ChartFile } as const;
