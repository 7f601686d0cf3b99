import type { Knex } from 'knex';
import type Koa from 'koa';
import { addressKey } from '../http/address';
import type { DeviceCookie } from './device';
import { canonicalEmail } from './email-address';
import type { GuessLimit } from './guess-limit';
import { verifyPassword } from './passwords';
import { hashToken } from './tokens';

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

/** Checks a typed address and password; known and unknown addresses take the same time and count the same. */
export const credentialCheck =
  (limit: GuessLimit, device: DeviceCookie) =>
  async (
    db: Knex,
    ctx: Koa.Context,
    typed: { readonly email: string; readonly password: string },
  ): Promise<Checked> => {
    const email = canonicalEmail(typed.email.trim());
    const account = email === null ? null : await findAccount(db, email);
    const attempt = {
      account: hashToken(email ?? typed.email),
      address: addressKey(ctx.ip),
      knownDevice: device.knownTo(ctx, account),
    };
    const seconds = await limit.take(attempt);
    if (seconds !== null) return { kind: 'limited', seconds };
    const right = await verifyPassword(account?.passwordHash ?? null, typed.password);
    if (!right || !account) return { kind: 'wrong' };
    await limit.forgive(attempt);
    return { kind: 'right', userId: account.userId };
  };
/** See `credentialCheck`. */
export type CredentialCheck = ReturnType<typeof credentialCheck>;
