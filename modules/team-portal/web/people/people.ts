import { invitationsRoute, oneOf, queryOf, usersRoute } from '../paths';

export const roles = ['client', 'practitioner', 'admin'] as const;
export const states = ['active', 'suspended'] as const;
export type Role = (typeof roles)[number];

/** One person as `GET /api/admin/users` lists them; `version` is for If-Match. */
export interface PersonRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailProven: boolean;
  readonly role: Role;
  readonly state: (typeof states)[number];
  readonly createdAt: string;
  readonly suspendedAt: string | null;
  /** Places where the person is signed in now. */
  readonly sessions: number;
  readonly lastSeenAt: string | null;
  readonly version: string;
}

/** An open invitation to the team. */
export interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly role: 'practitioner' | 'admin';
  readonly expiresAt: string;
}

/** A new invitation; its link only where no mail server is configured. */
export interface MadeInvitation extends InvitationRow {
  readonly link: string | null;
}

/** What of the list stands in the address. */
export interface PeopleFilters {
  readonly q: string;
  readonly role: Role | null;
  readonly state: (typeof states)[number] | null;
}

/** The filters of an address; what it does not know counts as nothing. */
export const filtersOf = (params: URLSearchParams): PeopleFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 100),
  role: oneOf(roles, params.get('role')),
  state: oneOf(states, params.get('state')),
});

/** Where the first page of a filtered list is asked. */
export const listRoute = (filters: PeopleFilters): string => `${usersRoute}?${queryOf({ ...filters, limit: 50 })}`;
export const openInvitations = `${invitationsRoute}?${queryOf({ state: 'open', limit: 50 })}`;

/** A person in words: the name, or the address of who gave none. */
export const nameOf = ({ firstName, lastName, email }: PersonRow): string => `${firstName} ${lastName}`.trim() || email;
