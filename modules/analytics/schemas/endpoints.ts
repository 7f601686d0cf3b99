import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getMetrics = endpoint<typeof contract.getMetrics>()('get', '/api/analytics/metrics');
export const getReport = endpoint<typeof contract.getReport>()('get', '/api/analytics/report');
export const listFigurePeople = endpoint<typeof contract.listFigurePeople>()('get', '/api/analytics/figures/:name');
export const getTeamOverview = endpoint<typeof contract.getTeamOverview>()('get', '/api/team/overview');
