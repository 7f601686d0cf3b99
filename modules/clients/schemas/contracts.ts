import {
  ClientCounts,
  ClientDetail,
  ClientStanding,
  PhaseChange,
  TeamClientFileQuery,
  TeamClientFilter,
  TeamClientList,
  TeamClientParams,
  TeamClientQuery,
} from './client';

export const listClients = { query: TeamClientQuery, reply: TeamClientList } as const;
export const exportClients = { query: TeamClientFileQuery, content: 'text/csv' } as const;
export const getClientCounts = { query: TeamClientFilter, reply: ClientCounts } as const;
export const getClient = { params: TeamClientParams, reply: ClientDetail } as const;
export const changePhase = {
  params: TeamClientParams,
  body: PhaseChange,
  reply: ClientStanding,
  ifMatch: 'required',
  errors: { 'no-such-step': 409, 'phase-not-ready': 409 },
} as const;
