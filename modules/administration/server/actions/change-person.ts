import type { Knex } from 'knex';
import { roleGranted } from '#core/contract/account-events';
import { conflict, notFound, preconditionFailed } from '#core/contract/errors';
import type { Role } from '#core/contract/manifest';
import type { PersonChange, PersonView } from '../../schemas/people';
import { revokeSessions } from '#core/server/auth/sessions';
import type { AdminParts } from '#core/server/break-glass/parts';
import { personView } from '#core/server/accounts/list-accounts';

interface Row {
  readonly role: Role;
  readonly suspended_at: string | null;
  readonly updated_at: string;
}

/** Refuses what would leave nobody who can run the product. Two admins who suspend each other wait for one another here. */
const keepOneAdmin = async (trx: Knex.Transaction, id: string): Promise<void> => {
  const other = await trx('users')
    .where({ role: 'admin' })
    .whereNot({ id })
    .whereNull('suspended_at')
    .whereNull('deleted_at')
    .first('id');
  if (!other) throw conflict('last-admin', 'This is the only active admin. Make somebody else an admin first.');
};

const auditOf = (before: Row, change: PersonChange): readonly { action: string; detail?: Record<string, string> }[] => [
  ...(change.role !== undefined && change.role !== before.role
    ? [{ action: 'user.role-changed', detail: { from: before.role, to: change.role } }]
    : []),
  ...(change.suspended === true && before.suspended_at === null ? [{ action: 'user.suspended' }] : []),
  ...(change.suspended === false && before.suspended_at !== null ? [{ action: 'user.restored' }] : []),
];

/**
 * Changes role or suspension. Both end every session of the person at once, sockets follow within a second; signing in again
 * gives the new rights. What changes nothing signs nobody out.
 */
export const changePerson = async (
  { audit, emit }: AdminParts,
  trx: Knex.Transaction,
  {
    actor,
    id,
    change,
    ifMatch,
    requestId,
  }: {
    readonly actor: string;
    readonly id: string;
    readonly change: PersonChange;
    readonly ifMatch: string | null;
    readonly requestId: string;
  },
): Promise<PersonView> => {
  await trx.raw("select pg_advisory_xact_lock(hashtext('hedo.admins'))");
  const before = await trx('users')
    .where({ id })
    .whereNull('deleted_at')
    .forUpdate()
    .first<Row | undefined>('role', 'suspended_at', 'updated_at');
  if (!before) throw notFound('person');
  if (ifMatch !== null && ifMatch !== before.updated_at) throw preconditionFailed(await personView(trx, id));
  const done = auditOf(before, change);
  if (done.length > 0) {
    const activeAdmin = before.role === 'admin' && before.suspended_at === null;
    if (activeAdmin && ((change.role ?? 'admin') !== 'admin' || change.suspended === true)) await keepOneAdmin(trx, id);
    await trx('users')
      .where({ id })
      .update({
        ...(change.role === undefined ? {} : { role: change.role }),
        ...(change.suspended === undefined
          ? {}
          : { suspended_at: change.suspended ? (before.suspended_at ?? trx.fn.now()) : null }),
        updated_at: trx.fn.now(),
      });
    await revokeSessions(trx, id);
    if (change.suspended) await trx('one_time_tokens').where({ user_id: id }).delete();
    if (change.role !== undefined && change.role !== before.role)
      await emit(trx, roleGranted, { userId: id, role: change.role });
    for (const entry of done) await audit(trx, { actor, subject: id, ...entry }, requestId);
  }
  const view = await personView(trx, id);
  if (!view) throw notFound('person');
  return view;
};
