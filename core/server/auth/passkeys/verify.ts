import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Static } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { Problem } from '../../../contract/errors';
import type { PasskeyAnswer } from '../../../schemas/second-factor';
import { redeemChallenge } from './challenges';

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: string;
}

/** The one refusal of every passkey that does not fit, whatever was wrong with it. */
export const passkeyRefused = (): Problem =>
  new Problem(401, 'passkey-refused', 'This passkey does not fit. Try again, or sign in another way.');

interface Expected {
  readonly purpose: 'sign-in' | 'confirm';
  readonly binding: string;
  readonly rp: { readonly id: string; readonly origin: string };
  /** Only this person's passkeys; anybody's when they are about to sign in. */
  readonly userId?: string;
}

const findPasskey = async (knex: Knex, credentialId: string, userId?: string): Promise<Row | null> => {
  const row = await knex('passkeys')
    .join('users', 'users.id', 'passkeys.user_id')
    .where({ credential_id: credentialId, ...(userId ? { user_id: userId } : {}) })
    .whereNull('users.suspended_at')
    .whereNull('users.deleted_at')
    .first<Row | undefined>('passkeys.id', 'user_id', 'credential_id', 'public_key', 'counter');
  return row ?? null;
};

/** Whose id the passkey says it is, if it says so. */
const isFor = (answer: Static<typeof PasskeyAnswer>, userId: string): boolean => {
  const { userHandle } = answer.response;
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === userId;
};

/**
 * Verifies that a passkey of an active person signed a challenge of ours, on our origin, with the person verified by the device.
 * Answers whose it is; throws `passkeyRefused`. Takes the pool: the challenge stays used and the counter counted.
 */
export const verifyPasskey = async (
  knex: Knex,
  answer: Static<typeof PasskeyAnswer>,
  { purpose, binding, rp, userId }: Expected,
): Promise<string> => {
  const row = await findPasskey(knex, answer.id, userId);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  if (!row || !isFor(answer, row.user_id)) throw passkeyRefused();
  const response = { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => redeemChallenge(knex, purpose, binding, challenge),
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
    },
  }).catch(() => null);
  if (!verified?.verified) throw passkeyRefused();
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  // Two answers with one counter are a copied passkey or a replay; a passkey that does not count says 0 each time.
  const counted = await knex('passkeys')
    .where({ id: row.id })
    .where((query) => query.where('counter', '<', newCounter).orWhere({ counter: 0 }))
    .update({ counter: newCounter, is_synced: credentialBackedUp, last_used_at: knex.fn.now() });
  if (counted === 0) throw passkeyRefused();
  return row.user_id;
};
