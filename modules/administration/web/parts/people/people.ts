import { findKnown } from '#core/web/search-params';
import type { PeopleQuery, PersonView } from '../../../schemas/people';

export const roles = ['client', 'practitioner', 'admin'] as const;
export const states = ['active', 'suspended'] as const;
export const sorts = ['newest', 'oldest', 'name'] as const;
type Role = (typeof roles)[number];

/** What of the list stands in the address. */
export interface PeopleFilters {
  readonly q: string;
  readonly role: Role | null;
  readonly state: (typeof states)[number] | null;
  readonly sort: (typeof sorts)[number];
}

/** The filters of an address; what it does not know counts as nothing. */
export const filtersOf = (params: URLSearchParams): PeopleFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 100),
  role: findKnown(roles, params.get('role')),
  state: findKnown(states, params.get('state')),
  sort: findKnown(sorts, params.get('sort')) ?? 'newest',
});

/** A filtered list, as the server is asked for it. */
export const toListQuery = ({ q, role, state, sort }: PeopleFilters): PeopleQuery => ({
  ...(q && { q }),
  ...(role && { role }),
  ...(state && { state }),
  ...(sort !== 'newest' && { sort }),
});

/** A person in words: the name, or the address of who gave none. */
export const nameOf = ({ firstName, lastName, email }: PersonView): string =>
  `${firstName} ${lastName}`.trim() || email;
