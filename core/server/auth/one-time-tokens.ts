import type { Knex } from 'knex';
import { hashToken, isToken, newToken } from './tokens';

/**
 * What a token is good for: signing in right after the password was checked, choosing a password by a mailed link, the same
 * by a link from the operator's terminal (which proves no address), showing that an address is one's own.
 */
type Purpose = 'ticket' | 'set-password' | 'first-password' | 'prove-address';

const lifetime: Readonly<Record<Purpose, string>> = {
  ticket: '60 seconds',
  'set-password': '30 minutes',
  'first-password': '30 minutes',
  'prove-address': '7 days',
};

/** Makes a single-use token; only its hash is stored. `binding` must be shown again with it. */
export const issueToken = async (db: Knex, purpose: Purpose, userId: string, binding = ''): Promise<string> => {
  const token = newToken();
  await db('one_time_tokens').insert({
    token_hash: hashToken(token),
    purpose,
    user_id: userId,
    binding: binding === '' ? null : hashToken(binding),
    expires_at: db.raw(`now() + interval '${lifetime[purpose]}'`),
  });
  return token;
};

/** The person whom a token that still works was made for; leaves it as it is. Null for every other. */
export const findTokenOwner = async (db: Knex, purpose: Purpose, token: unknown): Promise<string | null> => {
  if (!isToken(token)) return null;
  const row = await db('one_time_tokens')
    .where({ token_hash: hashToken(token), purpose })
    .whereRaw('expires_at > now()')
    .first<{ user_id: string } | undefined>('user_id');
  return row?.user_id ?? null;
};

/** Uses a token up: the person it was made for, or null when it is unknown, used, too old or bound to another browser. */
export const redeemToken = async (db: Knex, purpose: Purpose, token: unknown, binding = ''): Promise<string | null> => {
  if (!isToken(token)) return null;
  const where = { token_hash: hashToken(token), purpose };
  const rows = await db('one_time_tokens')
    .where(binding === '' ? where : { ...where, binding: hashToken(binding) })
    .whereRaw('expires_at > now()')
    .delete()
    .returning<{ user_id: string }[]>('user_id');
  return rows[0]?.user_id ?? null;
};

/** Drops all unused tokens of a person for one purpose, so that only the newest link works. */
export const dropTokens = async (db: Knex, purpose: Purpose, userId: string): Promise<void> => {
  await db('one_time_tokens').where({ purpose, user_id: userId }).delete();
};
