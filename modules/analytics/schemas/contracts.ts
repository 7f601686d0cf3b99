import { ArrivalInput } from './arrivals';
import { FigureMailInput, FigureMailParams, FigureMails } from './mails';
import { FigureParams, FigurePeople, FigurePeopleQuery, Metrics, PeriodQuery } from './metrics';
import { TeamOverview } from './overview';
import { Report } from './report';
import {
  CellQuery,
  CellRows,
  CellRowsQuery,
  FigureCourse,
  FigureTableNames,
  FigureTableView,
  TableParams,
  TableQuery,
} from './tables';

export const getMetrics = { query: PeriodQuery, reply: Metrics } as const;
export const getReport = { query: PeriodQuery, reply: Report } as const;
export const listFigurePeople = { params: FigureParams, query: FigurePeopleQuery, reply: FigurePeople } as const;
export const getTeamOverview = { reply: TeamOverview } as const;

export const listTables = { reply: FigureTableNames } as const;
export const getTable = { params: TableParams, query: TableQuery, reply: FigureTableView } as const;
export const getCourse = { params: TableParams, query: TableQuery, reply: FigureCourse } as const;
export const exportTable = { params: TableParams, query: TableQuery, content: 'text/csv' } as const;
export const listCellRows = { params: TableParams, query: CellRowsQuery, reply: CellRows } as const;
export const exportCellRows = { params: TableParams, query: CellQuery, content: 'text/csv' } as const;

export const recordArrival = { body: ArrivalInput, status: 204 } as const;

export const listFigureMails = { reply: FigureMails } as const;
export const saveFigureMail = {
  params: FigureMailParams,
  body: FigureMailInput,
  reply: FigureMails,
  status: 200,
} as const;
