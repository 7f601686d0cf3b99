import { useSearchParams } from '#core/web';
import { type Phase, phases, type TeamClientFilter, type TeamClientQuery } from '../../schemas/team-client';
import { oneOf, queryOf } from '../paths';

export const sorts = ['newest', 'name', 'progress'] as const;
export const assignments = ['yes', 'no'] as const;
const views = ['board', 'list'] as const;

/** What the address says of the clients' tab; null is what is usual. */
export interface ClientsQuery {
  readonly view: (typeof views)[number];
  readonly q: string;
  readonly phase: Phase | null;
  readonly assigned: NonNullable<TeamClientFilter['assigned']> | null;
  readonly sort: NonNullable<TeamClientQuery['sort']>;
}

/** The state of the tab in the address, and how it is changed; whatever else stands there stays. */
export const useClientsQuery = (): readonly [
  ClientsQuery,
  (change: Partial<ClientsQuery>, replace?: boolean) => void,
] => {
  const [params, setParams] = useSearchParams();
  const query: ClientsQuery = {
    view: oneOf(views, params.get('view')) ?? 'board',
    q: params.get('q') ?? '',
    phase: oneOf(phases, params.get('phase')),
    assigned: oneOf(assignments, params.get('assigned')),
    sort: oneOf(sorts, params.get('sort')) ?? 'newest',
  };
  const change = (part: Partial<ClientsQuery>, replace = false): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(part))
          if (value === null || value === '') next.delete(name);
          else next.set(name, String(value));
        return next;
      },
      { replace },
    );
  return [query, change];
};

const clientsRoute = '/api/team/clients';
/** Clients of one phase, or of all (null), part by part. */
export const listRoute = ({ q, assigned, sort }: ClientsQuery, phase: Phase | null, limit: number): string =>
  `${clientsRoute}?${queryOf({ phase, q, assigned, sort, limit })}`;
export const countsRoute = ({ q, assigned }: ClientsQuery): string =>
  `${clientsRoute}/counts?${queryOf({ q, assigned })}`;
export const clientRoute = (id: string): string => `${clientsRoute}/${id}`;
export const phaseRoute = (id: string): string => `${clientsRoute}/${id}/phase`;
export const clientPath = (id: string): string => `/team-portal/clients/${id}`;
