import { toPath } from '#core/web';
import { listRequests } from '../../../schemas/endpoints';
import { consultationSorts } from '../../../schemas/values';

/** The team's inbox, and the page where somebody enters their hours. */
export const inboxPath = '/admin/consultations';
export const hoursPath = `${inboxPath}/availability`;

/** What of the inbox stands in the address. */
export interface InboxFilters {
  readonly q: string;
  readonly status: 'pending' | 'reviewed' | 'contacted' | null;
  readonly kind: 'consultation' | 'contact' | 'assistant' | null;
  readonly sort: (typeof consultationSorts)[number];
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

export const statuses = ['pending', 'reviewed', 'contacted'] as const;
export const kinds = ['consultation', 'contact', 'assistant'] as const;

/** The filters of an address; what it does not know counts as nothing. */
export const filtersOf = (params: URLSearchParams): InboxFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 100),
  status: oneOf(statuses, params.get('status')),
  kind: oneOf(kinds, params.get('kind')),
  sort: oneOf(consultationSorts, params.get('sort')) ?? 'newest',
});

/** The same parameters with some put in, changed, or (null) taken out. */
export const withParams = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

/** Rows that come at once. */
export const pageSize = 100;

/** Where the first page of a filtered list is asked. */
export const listPath = ({ q, status, kind, sort }: InboxFilters): string =>
  toPath(listRequests, {
    query: {
      ...(q && { q }),
      ...(status && { status }),
      ...(kind && { kind }),
      ...(sort !== 'newest' && { sort }),
      limit: pageSize,
    },
  });
