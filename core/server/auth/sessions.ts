import type { Knex } from 'knex';
import { insertSession, type SignInMethod } from './session-store';
import { newToken } from './tokens';

/** Signs a person in without the round trip, for tests and tools: the value of a `Cookie` header (plain http name by default). */
export const createSession = async (
  knex: Knex,
  userId: string,
  { name = 'hedo', method = null }: { readonly name?: string; readonly method?: SignInMethod | null } = {},
): Promise<{ readonly cookie: string }> => {
  const sid = newToken();
  await insertSession(knex, sid, { userId, handshake: '{}', userAgent: 'test', address: '127.0.0.1', method });
  return { cookie: `${name}=${sid}` };
};

/** Ends the sessions of a person, with everything the provider granted, at once; `except` keeps one (by its public id). */
export const revokeSessions = async (db: Knex, userId: string, except: string | null = null): Promise<void> => {
  const sessions = db('sessions').where({ user_id: userId });
  await (except ? sessions.whereNot({ id: except }) : sessions).delete();
  await db('oidc_records').where({ account_id: userId }).delete();
  await db('one_time_tokens')
    .where({ user_id: userId })
    .whereIn('purpose', ['ticket', 'second-step', 'sign-in-link'])
    .delete();
};

/** Ends one session of a person by its public id; false when there is none. */
export const revokeSession = async (db: Knex, userId: string, id: string): Promise<boolean> =>
  (await db('sessions').where({ user_id: userId, id }).delete()) > 0;
