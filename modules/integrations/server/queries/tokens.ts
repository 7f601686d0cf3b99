import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { ApiTokens } from '#core/contract/outside';
import type { Core } from '#core/contract/server';
import type { TokenView } from '../../schemas/tokens';
import { ApiToken } from '../models/api-token';
import { toTokenView } from '../views/token';

/** What is stored in the place of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Tokens by when they were made, newest first; those that ended long ago go by themselves. */
export const listTokenViews = async (core: Core): Promise<TokenView[]> => {
  const rows = await ApiToken.query(core.db)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(500);
  const names = await core.people.names([...new Set(rows.map(({ ownerId }) => ownerId))]);
  return rows.map((row) => toTokenView(row, names.get(row.ownerId)));
};

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
