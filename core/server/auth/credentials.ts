import type { Knex } from 'knex';
import type Koa from 'koa';
import { addressKey } from '../http/address';
import type { AddressHash } from './address-hash';
import type { DeviceCookie } from './device';
import { canonicalEmail } from './email-address';
import type { FailedSignIns } from './failed-sign-ins';
import type { GuessLimit } from './guess-limit';
import { inPasswordTurn } from './passwords';

/** What came of a typed address and password. */
export type Checked =
  | { readonly kind: 'right'; readonly userId: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limited'; readonly seconds: number };

/** The one sentence for every wrong combination; it never says which half was wrong. */
export const wrongCredentials = 'That email and password do not match. Check both, or reset your password.';

/** An account with a password, as sign-in needs it. */
interface PasswordAccount {
  readonly userId: string;
  readonly passwordHash: string;
}

/** Finds an active account with a password by its canonical address. */
export const findAccount = async (db: Knex, email: string): Promise<PasswordAccount | null> => {
  const row = await db('users')
    .join('accounts', 'accounts.user_id', 'users.id')
    .where('users.email', email)
    .whereNull('users.suspended_at')
    .whereNull('users.deleted_at')
    .whereNotNull('accounts.password_hash')
    .first<{ user_id: string; password_hash: string } | undefined>('accounts.user_id', 'accounts.password_hash');
  return row ? { userId: row.user_id, passwordHash: row.password_hash } : null;
};

interface CheckParts {
  readonly limit: GuessLimit;
  readonly device: DeviceCookie;
  readonly addressHash: AddressHash;
  readonly failures: FailedSignIns;
}

/**
 * Checks a typed address and password; known and unknown addresses take the same time and count the same. Takes the pool, never a
 * transaction, since it waits for its turn.
 */
export const credentialCheck =
  ({ limit, device, addressHash, failures }: CheckParts) =>
  (knex: Knex, ctx: Koa.Context, typed: { readonly email: string; readonly password: string }): Promise<Checked> =>
    inPasswordTurn(async ({ verify }) => {
      const email = canonicalEmail(typed.email.trim());
      const account = email === null ? null : await findAccount(knex, email);
      const attempt = {
        account: addressHash(email ?? typed.email),
        address: addressHash(addressKey(ctx.ip)),
        knownDevice: device.knownTo(ctx, account),
      };
      const seconds = await limit.take(attempt);
      const failed = (refused: boolean): void =>
        failures.count({ account: attempt.account, source: attempt.address, userId: account?.userId ?? null, refused });
      if (seconds !== null) {
        failed(true);
        return { kind: 'limited', seconds };
      }
      const right = await verify(account?.passwordHash ?? null, typed.password);
      if (!right || !account) {
        failed(false);
        return { kind: 'wrong' };
      }
      await limit.forgive(attempt);
      return { kind: 'right', userId: account.userId };
    }, addressKey(ctx.ip));
/** See `credentialCheck`. */
export type CredentialCheck = ReturnType<typeof credentialCheck>;
