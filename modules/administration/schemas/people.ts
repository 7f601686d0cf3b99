import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;

/** The three roles. */
export const RoleName = Type.Union([Type.Literal('client'), Type.Literal('practitioner'), Type.Literal('admin')]);
/** Suspended people are signed out everywhere and cannot sign in. */
const State = Type.Union([Type.Literal('active'), Type.Literal('suspended')]);

/** One person in the team's list; `version` is for If-Match. */
export const PersonView = Type.Object(
  {
    id: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    emailProven: Type.Boolean(),
    /** Somebody has entered the account. */
    claimed: Type.Boolean(),
    role: RoleName,
    state: State,
    createdAt: Type.String(),
    suspendedAt: Type.Union([Type.String(), Type.Null()]),
    /** Places where the person is signed in now. */
    sessions: Type.Integer(),
    lastSeenAt: Type.Union([Type.String(), Type.Null()]),
    version: Type.String(),
  },
  closed,
);
export type PersonView = Static<typeof PersonView>;

const filters = {
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  role: Type.Optional(RoleName),
  state: Type.Optional(State),
  sort: Type.Optional(Type.Union([Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('name')])),
};
export const PeopleFileQuery = Type.Object(filters, closed);
/** Query of `GET /api/admin/users`; `cursor` comes from the `Link` header of the page before. */
export const PeopleQuery = Type.Object(
  {
    ...filters,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,700}$' })),
  },
  closed,
);
export type PeopleQuery = Static<typeof PeopleQuery>;

/** `PATCH /api/admin/users/{id}`: nothing else about a person is the team's to change. */
export const PersonChange = Type.Object(
  { role: Type.Optional(RoleName), suspended: Type.Optional(Type.Boolean()) },
  { ...closed, minProperties: 1 },
);
export type PersonChange = Static<typeof PersonChange>;

/** How the link for the first password reaches the person: by mail, or by whoever asks for it. */
export const PersonInvite = Type.Object({ by: Type.Union([Type.Literal('mail'), Type.Literal('link')]) }, closed);
export type PersonInvite = Static<typeof PersonInvite>;
/** `link` is null where the mail carries it. */
export const PersonInvited = Type.Object(
  { link: Type.Union([Type.String(), Type.Null()]), expiresAt: Type.String() },
  closed,
);
export type PersonInvited = Static<typeof PersonInvited>;
