import { FigureParams, FigurePeople, FigurePeopleQuery, Metrics, PeriodQuery } from './metrics';
import { TeamOverview } from './overview';
import { Report } from './report';

export const getMetrics = { query: PeriodQuery, reply: Metrics } as const;
export const getReport = { query: PeriodQuery, reply: Report } as const;
export const listFigurePeople = { params: FigureParams, query: FigurePeopleQuery, reply: FigurePeople } as const;
export const getTeamOverview = { reply: TeamOverview } as const;
