import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const downloadChart = endpoint<typeof contract.downloadChart>()(
  'get',
  '/api/holistic-profiles/versions/:id/chart.pdf',
);
export const downloadReport = endpoint<typeof contract.downloadReport>()(
  'get',
  '/api/holistic-profiles/versions/:id/report.pdf',
);
export const downloadChartData = endpoint<typeof contract.downloadChartData>()(
  'get',
  '/api/holistic-profiles/versions/:id/chart.json',
);
