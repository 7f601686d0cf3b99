import { toPath } from '#core/web';
import { listIntakes } from '../../../schemas/endpoints';
import { type JourneyType, journeyTypes } from '../../../schemas/options';
import { type IntakeState, intakeSorts, intakeStates } from '../../../schemas/values';

/** The team's inbox of questionnaires. */
export const inboxPath = '/admin/intakes';

/** Rows that come at once. */
const pageSize = 100;
export const owners = ['me', 'none'] as const;

/** What of the inbox stands in the address. */
export interface InboxFilters {
  readonly q: string;
  readonly state: IntakeState | null;
  readonly overdue: boolean;
  readonly path: JourneyType | null;
  readonly assigned: (typeof owners)[number] | null;
  readonly sort: (typeof intakeSorts)[number];
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

/** The filters of an address; what it does not know counts as nothing. */
export const filtersOf = (params: URLSearchParams): InboxFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 100),
  state: oneOf(intakeStates, params.get('state')),
  overdue: params.get('overdue') === 'true',
  path: oneOf(journeyTypes, params.get('path')),
  assigned: oneOf(owners, params.get('assigned')),
  sort: oneOf(intakeSorts, params.get('sort')) ?? 'due',
});

/** True where some intakes are left out. */
export const isFiltered = ({ q, state, overdue, path, assigned }: InboxFilters): boolean =>
  q !== '' || state !== null || overdue || path !== null || assigned !== null;

/** An address with some parameters put in, changed, or (null) taken out. */
export const withParams = (
  path: string,
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const search = next.toString();
  return search === '' ? path : `${path}?${search}`;
};

/** The same of the inbox of questionnaires. */
export const inboxAt = (params: URLSearchParams, changes: Readonly<Record<string, string | null>>): string =>
  withParams(inboxPath, params, changes);

/** Where the first page of a filtered list is asked. */
export const listPath = ({ q, state, overdue, path, assigned, sort }: InboxFilters): string =>
  toPath(listIntakes, {
    query: {
      ...(q && { q }),
      ...(state && { state }),
      ...(overdue && { overdue }),
      ...(path && { path }),
      ...(assigned && { assigned }),
      ...(sort !== 'due' && { sort }),
      limit: pageSize,
    },
  });
