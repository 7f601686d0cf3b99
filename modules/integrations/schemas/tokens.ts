import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { tokenDays, tokenSorts, tokenStates } from './values';

const closed = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Instant = Type.String({ format: 'date-time' });
const orNull = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);
/** One of these words. */
export const oneOf = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));
/** What somebody looks for, in one line. */
export const Search = Type.Optional(Type.String({ maxLength: 100, pattern: '^[^\\u0000-\\u001f]*$' }));
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
  state: oneOf(tokenStates),
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

const filters = {
  /** Part of a name, or what the token begins with. */
  q: Search,
  state: Type.Optional(oneOf(tokenStates)),
  sort: Type.Optional(oneOf(tokenSorts)),
};
export const TokenFilters = Type.Object(filters, closed);
export type TokenFilters = Static<typeof TokenFilters>;
export const TokenQuery = Type.Object({ ...filters, ...listPlace }, closed);
export type TokenQuery = Static<typeof TokenQuery>;

export const IdParams = Type.Object({ id: Uuid }, closed);
