import type { Knex } from 'knex';
import { conflict } from '../../contract/errors';
import { roleGranted } from '../../contract/hooks';
import type { HostAccounts, LockedAccount } from '../../contract/host-ports';
import type { Role } from '../../contract/manifest';
import type { Emit } from '../auth/mark-address-verified';
import { revokeSessions } from '../auth/sessions';

/** Refuses what would leave nobody who can run the product. Two admins who suspend each other wait for one another in the lock. */
const keepOneAdmin = async (trx: Knex.Transaction, id: string): Promise<void> => {
  const other = await trx('users')
    .where({ role: 'admin' })
    .whereNot({ id })
    .whereNull('suspended_at')
    .whereNull('deleted_at')
    .first('id');
  if (!other) throw conflict('last-admin', 'This is the only active admin. Make somebody else an admin first.');
};

/** Locks an account that is not deleted until the transaction ends, one change in the whole product at a time. */
export const lockAccount = async (trx: Knex.Transaction, id: string): Promise<LockedAccount | null> => {
  await trx.raw("select pg_advisory_xact_lock(hashtext('hedo.admins'))");
  const row = await trx('users')
    .where({ id })
    .whereNull('deleted_at')
    .forUpdate()
    .first<{ role: Role; suspended_at: string | null; updated_at: string } | undefined>(
      'role',
      'suspended_at',
      'updated_at',
    );
  return row ? { role: row.role, suspended: row.suspended_at !== null, version: row.updated_at } : null;
};

/** Role or suspension: both end every session of the person at once, sockets follow within a second; signing in again gives the new rights. */
export const changeAccount =
  (emit: Emit): HostAccounts['change'] =>
  async (trx, id, { role, suspended }) => {
    const before = await lockAccount(trx, id);
    if (!before) return;
    const isActiveAdmin = before.role === 'admin' && !before.suspended;
    if (isActiveAdmin && ((role ?? 'admin') !== 'admin' || suspended === true)) await keepOneAdmin(trx, id);
    await trx('users')
      .where({ id })
      .update({
        ...(role === undefined ? {} : { role }),
        ...(suspended === undefined
          ? {}
          : { suspended_at: suspended ? trx.raw('coalesce(suspended_at, now())') : null }),
        updated_at: trx.fn.now(),
      });
    await revokeSessions(trx, id);
    if (suspended) await trx('one_time_tokens').where({ user_id: id }).delete();
    if (role !== undefined && role !== before.role) await emit(trx, roleGranted, { userId: id, role });
  };

/** Gives an active client another role; false when it is none. */
export const promoteClient =
  (emit: Emit): HostAccounts['promote'] =>
  async (trx, id, role) => {
    const changed = await trx('users')
      .where({ id, role: 'client' })
      .whereNull('suspended_at')
      .whereNull('deleted_at')
      .update({ role, updated_at: trx.fn.now() });
    if (changed === 0) return false;
    await revokeSessions(trx, id);
    await emit(trx, roleGranted, { userId: id, role });
    return true;
  };
