import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getMetrics = endpoint<typeof contract.getMetrics>()('get', '/api/analytics/metrics');
export const getReport = endpoint<typeof contract.getReport>()('get', '/api/analytics/report');
export const listFigurePeople = endpoint<typeof contract.listFigurePeople>()('get', '/api/analytics/figures/:name');
export const getTeamOverview = endpoint<typeof contract.getTeamOverview>()('get', '/api/team/overview');

const tables = '/api/analytics/tables';
export const listTables = endpoint<typeof contract.listTables>()('get', tables);
export const getTable = endpoint<typeof contract.getTable>()('get', `${tables}/:table`);
export const getCourse = endpoint<typeof contract.getCourse>()('get', `${tables}/:table/course`);
export const exportTable = endpoint<typeof contract.exportTable>()('get', `${tables}/:table/csv`);
export const listCellRows = endpoint<typeof contract.listCellRows>()('get', `${tables}/:table/rows`);
export const exportCellRows = endpoint<typeof contract.exportCellRows>()('get', `${tables}/:table/rows/csv`);

export const recordArrival = endpoint<typeof contract.recordArrival>()('post', '/api/analytics/arrivals');

export const listFigureMails = endpoint<typeof contract.listFigureMails>()('get', '/api/analytics/mails');
export const saveFigureMail = endpoint<typeof contract.saveFigureMail>()('put', '/api/analytics/mails/users/:id');
