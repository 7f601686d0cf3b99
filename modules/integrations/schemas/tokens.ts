import { type Static, Type } from '@sinclair/typebox';
import { tokenDays } from './values';

const closed = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Instant = Type.String({ format: 'date-time' });
const orNull = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);
const Scope = Type.String({ pattern: '^[a-z-]{1,40}\\.read$' });

/** What a token may read, and the routes behind it. */
export const ScopeView = Type.Object({ scope: Scope, routes: Type.Array(Type.String()) }, closed);

/** A new token. Without scopes it reads nothing. */
export const TokenInput = Type.Object(
  {
    /** Which integration it is for. */
    name: Type.String({ minLength: 1, maxLength: 80 }),
    scopes: Type.Array(Scope, { maxItems: 50, uniqueItems: true }),
    validDays: Type.Union(tokenDays.map((days) => Type.Literal(days))),
  },
  closed,
);
export type TokenInput = Static<typeof TokenInput>;

const token = {
  id: Uuid,
  name: Type.String(),
  /** What the token begins with. */
  prefix: Type.String(),
  scopes: Type.Array(Scope),
  state: Type.Union([Type.Literal('valid'), Type.Literal('expired'), Type.Literal('revoked')]),
  /** In whose name it reads. */
  createdBy: Type.String(),
  createdAt: Instant,
  expiresAt: Instant,
  /** Within a minute; null before its first call. */
  lastUsedAt: orNull(Instant),
  revokedAt: orNull(Instant),
};
export const TokenView = Type.Object(token, closed);
export type TokenView = Static<typeof TokenView>;

/** The only answer that holds the token itself. */
export const NewToken = Type.Object({ ...token, token: Type.String() }, closed);
export type NewToken = Static<typeof NewToken>;

export const IdParams = Type.Object({ id: Uuid }, closed);
