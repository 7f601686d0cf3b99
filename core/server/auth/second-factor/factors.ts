import type { Knex } from 'knex';
import { conflict, Problem } from '../../../contract/errors';
import type { User } from '../../../contract/route';
import { currentRequest } from '../request-context';
import { findPerson } from '../session-store';
import type { SecondFactorRule } from './rule';

/** What somebody can show besides a password: passkeys and an app that has shown its first code. */
export const countFactors = async (
  db: Knex,
  userId: string,
): Promise<{ readonly passkeys: number; readonly apps: number }> => {
  const { rows } = await db.raw<{ rows: [{ passkeys: number; apps: number }] }>(
    `select (select count(*)::int from passkeys where user_id = :userId) as passkeys,
       (select count(*)::int from authenticator_apps where user_id = :userId and confirmed_at is not null) as apps`,
    { userId },
  );
  return rows[0];
};

/**
 * Before somebody adds a way to sign in. A session without a second factor may add the first one; where there is one already, a
 * stolen password must not be enough for another.
 */
export const requireFactorShown = async (
  db: Knex,
  user: Pick<User, 'id' | 'role'>,
  rule: SecondFactorRule,
): Promise<void> => {
  if (findPerson(currentRequest())?.isStrong) return;
  const { passkeys, apps } = await countFactors(db, user.id);
  if (apps === 0 && (passkeys === 0 || !rule.needs(user.role))) return;
  throw new Problem(
    403,
    'second-factor-needed',
    'Your role needs a passkey or an authenticator app. Set one up, or use yours, to go on.',
  );
};

/** Before the last factor of somebody goes whose role needs one. Locks their account until the transaction ends. */
export const refuseLastFactor = async (
  trx: Knex.Transaction,
  user: Pick<User, 'id' | 'role'>,
  rule: SecondFactorRule,
): Promise<void> => {
  await trx('users').where({ id: user.id }).forUpdate().first('id');
  const { passkeys, apps } = await countFactors(trx, user.id);
  if (passkeys + apps <= 1 && rule.needs(user.role))
    throw conflict(
      'last-factor',
      'Your role needs a passkey or an authenticator app. Set up another one before you remove this.',
    );
};

/** Notes that a passkey or a code was shown in the session of this request, and that its person was confirmed by it. */
export const markSession = async (trx: Knex, shown: 'second-factor' | 'password'): Promise<void> => {
  await trx('sessions')
    .where({ id: findPerson(currentRequest())?.id ?? null })
    .update({
      confirmed_at: trx.fn.now(),
      ...(shown === 'second-factor' ? { second_factor_at: trx.fn.now() } : {}),
    });
};

/** Removes every passkey, the app and its recovery codes. The person signs in with the password alone and sets up new ones. */
export const resetFactors = async (trx: Knex.Transaction, userId: string): Promise<boolean> => {
  let removed = 0;
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes'])
    removed += await trx(table).where({ user_id: userId }).delete();
  return removed > 0;
};
