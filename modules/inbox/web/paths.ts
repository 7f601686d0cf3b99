import { toPath } from '#core/web';
import { findKnown } from '#core/web/search-params';
import { listInboxItems } from '../schemas/endpoints';
import { inboxAssignees, inboxSorts, inboxStates } from '../schemas/values';

export const inboxPath = '/management/inbox';

/** What of the inbox stands in the address. */
export interface InboxFilters {
  readonly q: string;
  readonly kind: string | null;
  readonly state: (typeof inboxStates)[number];
  readonly assigned: (typeof inboxAssignees)[number] | null;
  readonly overdue: boolean;
  readonly sort: (typeof inboxSorts)[number];
}

/** The filters of an address; what it does not know counts as nothing. */
export const filtersOf = (params: URLSearchParams): InboxFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 100),
  kind: /^[a-z][a-z-]{1,30}$/.exec(params.get('kind') ?? '')?.[0] ?? null,
  state: findKnown(inboxStates, params.get('state')) ?? 'waiting',
  assigned: findKnown(inboxAssignees, params.get('assigned')),
  overdue: params.get('overdue') === 'true',
  sort: findKnown(inboxSorts, params.get('sort')) ?? 'kind',
});

export const isFiltered = ({ q, kind, state, assigned, overdue }: InboxFilters): boolean =>
  q !== '' || kind !== null || state !== 'waiting' || assigned !== null || overdue;

/** The inbox with some of its parameters changed, or (null) taken out. */
export const inboxAt = (params: URLSearchParams, changes: Readonly<Record<string, string | null>>): string => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value);
    else next.delete(name);
  return `${inboxPath}?${next}`;
};

/** Where the first page of a filtered list is asked. */
export const listPath = ({ q, kind, state, assigned, overdue, sort }: InboxFilters): string =>
  toPath(listInboxItems, {
    query: {
      ...(q && { q }),
      ...(kind && { kind }),
      ...(state !== 'waiting' && { state }),
      ...(assigned && { assigned }),
      ...(overdue && { overdue }),
      ...(sort !== 'kind' && { sort }),
      limit: 50,
    },
  });

/** The two parts of an item's id; null for what is none. */
export const readItemId = (id: string | null): { readonly kind: string; readonly id: string } | null => {
  const [, kind, sourceId] = /^([a-z][a-z-]{1,30})~([A-Za-z0-9_-]{1,64})$/.exec(id ?? '') ?? [];
  return kind && sourceId ? { kind, id: sourceId } : null;
};
