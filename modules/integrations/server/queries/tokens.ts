import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type CsvColumn, type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { ApiTokens } from '#core/contract/outside';
import type { Core } from '#core/contract/server';
import type { TokenFilters, TokenQuery, TokenView } from '../../schemas/tokens';
import type { TokenSort } from '../../schemas/values';
import { ApiToken } from '../models/api-token';
import { toTokenView } from '../views/token';

/** What is stored in the place of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const filterTokens = (db: Knex, { q, state }: TokenFilters): Knex.QueryBuilder => {
  const found = db(ApiToken.tableName).select('*');
  const pattern = toSearchPattern(q);
  if (pattern) found.where((any) => any.whereILike('name', pattern).orWhereILike('prefix', pattern));
  if (state === 'revoked') found.whereNotNull('revoked_at');
  if (state === 'expired') found.whereNull('revoked_at').where('expires_at', '<=', db.fn.now());
  if (state === 'valid') found.whereNull('revoked_at').where('expires_at', '>', db.fn.now());
  return found;
};

const byId = { sql: 'id', type: 'uuid' } as const;
const orders: Readonly<Record<TokenSort, ListOrder>> = {
  newest: { by: [{ sql: 'created_at', type: 'instant' }, byId], descending: true },
  name: { by: [{ sql: 'lower(name)', type: 'text' }, byId], descending: false },
  expires: { by: [{ sql: 'expires_at', type: 'instant' }, byId], descending: false },
  // Those that were never used come last.
  used: { by: [{ sql: "coalesce(last_used_at, 'epoch'::timestamptz)", type: 'instant' }, byId], descending: true },
};

/** One page of tokens, the newest first unless another order is asked for; those that ended long ago go by themselves. */
export const listTokensPage = async (core: Core, query: TokenQuery): Promise<ListPage<TokenView>> => {
  const order = orders[query.sort ?? 'newest'];
  const { rows, next } = await readListPage<object>(core.db, filterTokens(core.db, query), order, query);
  const tokens = rows.map((row) => ApiToken.fromDatabaseJson(row));
  const names = await core.people.names([...new Set(tokens.map(({ ownerId }) => ownerId))]);
  return { rows: tokens.map((row) => toTokenView(row, names.get(row.ownerId))), next };
};

export const tokenColumns: readonly CsvColumn<TokenView>[] = [
  { head: 'Integration', cell: ({ name }) => name },
  { head: 'Begins with', cell: ({ prefix }) => prefix },
  { head: 'May read', cell: ({ scopes }) => scopes.join(', ') },
  { head: 'State', cell: ({ state }) => state },
  { head: 'Made by', cell: ({ createdBy }) => createdBy },
  { head: 'Made', cell: ({ createdAt }) => createdAt },
  { head: 'Valid until', cell: ({ expiresAt }) => expiresAt },
  { head: 'Last used', cell: ({ lastUsedAt }) => lastUsedAt },
  { head: 'Revoked', cell: ({ revokedAt }) => revokedAt },
];

/** The token that a path names. Throws 404. */
export const getToken = async ({
  params,
  db,
}: {
  readonly params: { readonly id: string };
  readonly db: Knex;
}): Promise<ApiToken> => {
  const found = await ApiToken.query(db).findById(params.id);
  if (!found) throw notFound('token');
  return found;
};

/** Finds valid tokens for the host and notes, once a minute, that they are used. */
export const createApiTokens = (core: Core): ApiTokens => ({
  find: async (token) => {
    const row = await ApiToken.query(core.db)
      .where({ hash: hashToken(token) })
      .whereNull('revoked_at')
      .where('expires_at', '>', core.db.fn.now())
      .first();
    if (!row) return null;
    const isFresh = row.lastUsedAt !== null && Date.now() - Date.parse(row.lastUsedAt) < 60_000;
    if (!isFresh) await ApiToken.query(core.db).patch({ lastUsedAt: new Date().toISOString() }).where({ id: row.id });
    return { id: row.id, ownerId: row.ownerId, scopes: new Set(row.scopes) };
  },
});
