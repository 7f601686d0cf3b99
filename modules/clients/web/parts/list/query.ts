import { useSearchParams } from '#core/web';
import { findKnown } from '#core/web/search-params';
import type { TeamClientFilter, TeamClientQuery } from '../../../schemas/client';
import { type Phase, phases } from '../../../schemas/values';

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
    view: findKnown(views, params.get('view')) ?? 'board',
    q: params.get('q') ?? '',
    phase: findKnown(phases, params.get('phase')),
    assigned: findKnown(assignments, params.get('assigned')),
    sort: findKnown(sorts, params.get('sort')) ?? 'newest',
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

/** The filters that hold for counts and lists alike, as the server takes them. */
export const toFilter = ({ q, assigned }: ClientsQuery): TeamClientFilter => ({
  ...(q && { q }),
  ...(assigned && { assigned }),
});
/** Clients of one phase, or of all (null), part by part. */
export const toListQuery = (query: ClientsQuery, phase: Phase | null, limit: number): TeamClientQuery => ({
  ...(phase && { phase }),
  ...toFilter(query),
  sort: query.sort,
  limit,
});
