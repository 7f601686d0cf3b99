import type { Knex } from 'knex';
import { conflict } from '../../contract/errors';
import { revokeSessions } from '../auth/sessions';
import { enqueue } from '../jobs/enqueue';

/** Name of the job that erases one account; its data is `{ userId }`. */
export const eraseJobName = 'core.erase-account';

/** Asks for the erasure; tried for days, and the sweep asks again for whatever was given up. */
export const enqueueErasure = (trx: Knex, userId: string): Promise<void> =>
  enqueue(trx, eraseJobName, { userId }, { key: `erase:${userId}`, maxAttempts: 20 });

/** Refuses what would leave nobody who can run the product. Waits for others who change roles. */
export const keepLastAdmin = async (trx: Knex.Transaction, id: string): Promise<void> => {
  await trx.raw("select pg_advisory_xact_lock(hashtext('hedo.admins'))");
  const admins = await trx('users')
    .where({ role: 'admin' })
    .whereNull('suspended_at')
    .whereNull('deleted_at')
    .whereNull('deletion_due_at')
    .select<{ id: string }[]>('id');
  if (admins.length === 1 && admins[0]?.id === id)
    throw conflict('last-admin', 'You are the only active admin. Make somebody else an admin first.');
};

/** Shuts the account for good, at once and everywhere; what is in it is erased by the job. */
export const closeAccount = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await trx('users').where({ id: userId }).update({ deleted_at: trx.fn.now(), updated_at: trx.fn.now() });
  await trx('one_time_tokens').where({ user_id: userId }).delete();
  await revokeSessions(trx, userId);
  await enqueueErasure(trx, userId);
};
