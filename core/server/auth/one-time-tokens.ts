import type { Knex } from 'knex';
import type { SignInMethod } from './session-store';
import { hashToken, isToken, newToken } from './tokens';

/**
 * What a token is good for: signing in right after everything was checked, showing a code once the password was right, signing in by
 * a mailed link, choosing a password by one, the same by a link from the operator's terminal (which proves no address), the first
 * password of an account that staff made, by a mailed link or by one that staff pass on (which proves no address either), showing
 * that an address is one's own.
 */
type Purpose =
  | 'ticket'
  | 'second-step'
  | 'sign-in-link'
  | 'set-password'
  | 'first-password'
  | 'claim-by-mail'
  | 'claim-by-link'
  | 'prove-address';

const lifetime: Readonly<Record<Purpose, string>> = {
  ticket: '60 seconds',
  'second-step': '5 minutes',
  'sign-in-link': '15 minutes',
  'set-password': '30 minutes',
  'first-password': '30 minutes',
  'claim-by-mail': '7 days',
  'claim-by-link': '7 days',
  'prove-address': '7 days',
};

/** Makes a single-use token; only its hash is stored. `binding` must be shown again with it. */
export const issueToken = async (
  db: Knex,
  purpose: Purpose,
  userId: string,
  binding = '',
  method: SignInMethod | null = null,
): Promise<string> => {
  const token = newToken();
  await db('one_time_tokens').insert({
    token_hash: hashToken(token),
    purpose,
    user_id: userId,
    method,
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

/** What a token was made for, as long as it works in this browser; leaves it as it is. */
export const findToken = async (
  db: Knex,
  purpose: Purpose,
  token: unknown,
  binding: string,
): Promise<{ readonly userId: string; readonly method: SignInMethod | null; readonly wrongTries: number } | null> => {
  if (!isToken(token)) return null;
  const row = await db('one_time_tokens')
    .where({ token_hash: hashToken(token), purpose, binding: hashToken(binding) })
    .whereRaw('expires_at > now()')
    .first<{ user_id: string; method: SignInMethod | null; wrong_tries: number } | undefined>(
      'user_id',
      'method',
      'wrong_tries',
    );
  return row ? { userId: row.user_id, method: row.method, wrongTries: row.wrong_tries } : null;
};

/** Uses a ticket up: whom it was made for and what was checked of them. */
export const redeemTicket = async (
  db: Knex,
  token: unknown,
  binding: string,
): Promise<{ readonly userId: string; readonly method: SignInMethod } | null> => {
  if (!isToken(token)) return null;
  const [row] = await db('one_time_tokens')
    .where({ token_hash: hashToken(token), purpose: 'ticket', binding: hashToken(binding) })
    .whereRaw('expires_at > now()')
    .delete()
    .returning<{ user_id: string; method: SignInMethod | null }[]>(['user_id', 'method']);
  return row ? { userId: row.user_id, method: row.method ?? 'password' } : null;
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
