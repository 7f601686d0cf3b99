import type { Knex } from 'knex';
import { hashToken, isToken, newToken } from '../tokens';

/** What a challenge may be answered for. */
type Purpose = 'add' | 'sign-in' | 'confirm';

/** Makes a challenge that works once, within five minutes, and only with `binding`: the session, or the browser of a visitor. */
export const createChallenge = async (db: Knex, purpose: Purpose, binding: string): Promise<Buffer> => {
  const challenge = newToken();
  await db('passkey_challenges').insert({
    challenge_hash: hashToken(challenge),
    purpose,
    binding: hashToken(binding),
    expires_at: db.raw("now() + interval '5 minutes'"),
  });
  return Buffer.from(challenge, 'base64url');
};

/** Uses a challenge up; false when it is unknown, used, too old, or of another purpose or session. Takes the pool: a refusal must not bring it back. */
export const redeemChallenge = async (
  knex: Knex,
  purpose: Purpose,
  binding: string,
  challenge: string,
): Promise<boolean> =>
  isToken(challenge) &&
  (await knex('passkey_challenges')
    .where({ challenge_hash: hashToken(challenge), purpose, binding: hashToken(binding) })
    .whereRaw('expires_at > now()')
    .delete()) > 0;
