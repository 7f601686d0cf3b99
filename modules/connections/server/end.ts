import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { decline } from './answer';
import { block } from './blocks';
import { lockConnection, now, otherSide } from './load';
import { Connection, ConnectionConsent } from './models';
import { endedMail, mailTo, tellChange } from './tell';

/** Ends an accepted connection for both, at once; the row must be locked. */
const endAccepted = async (core: Core, trx: Knex.Transaction, row: Connection, userId: string): Promise<void> => {
  const ended = await Connection.query(trx).patchAndFetchById(row.id, {
    state: 'ended',
    closedBy: row.inviterId === userId ? 'inviter' : 'invitee',
    closedAt: now(),
  });
  await ConnectionConsent.query(trx)
    .where({ connection_id: row.id })
    .whereNull('withdrawn_at')
    .patch({ withdrawnAt: now() });
  const other = otherSide(row, userId);
  await core.audit.record(trx, {
    actor: userId,
    action: 'connection.ended',
    subject: other,
    object: `connection:${row.id}`,
  });
  await tellChange(core, trx, ended);
  await mailTo(core, trx, other, endedMail);
};

/** Takes an unanswered invitation back; nobody is told, and its link opens nothing any more. */
const withdraw = async (core: Core, trx: Knex.Transaction, row: Connection): Promise<void> => {
  const closed = await Connection.query(trx).patchAndFetchById(row.id, {
    state: 'withdrawn',
    closedBy: 'inviter',
    closedAt: now(),
    emailHash: null,
    codeHash: null,
  });
  await ConnectionConsent.query(trx).where({ connection_id: row.id }).patch({ withdrawnAt: now() });
  await tellChange(core, trx, closed);
};

/**
 * Either side goes: a connection ends, an own invitation is taken back, a received one is declined. Once this is committed no reading
 * finds it; doing it twice changes nothing. `blocking` refuses what else the other may send.
 */
export const leave = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  blocking: boolean,
): Promise<void> => {
  const row = await lockConnection(trx, id);
  const other = otherSide(row, user.id);
  if (row.state === 'accepted') {
    await endAccepted(core, trx, row, user.id);
    if (blocking && other !== null) await block(core, trx, user.id, other, null);
  } else if (row.state === 'invited') {
    if (row.inviterId === user.id) await withdraw(core, trx, row);
    else await decline(core, trx, user, id, blocking);
  }
};

/** Ends everything that somebody has a part in: they are no client any more, or the account goes. */
export const leaveAll = async (core: Core, trx: Knex.Transaction, userId: string): Promise<void> => {
  const rows = await Connection.query(trx)
    .whereIn('state', ['invited', 'accepted'])
    .where((side) => side.where({ inviter_id: userId }).orWhere({ invitee_id: userId, state: 'accepted' }))
    .orderBy('id');
  for (const { id } of rows) {
    const row = await lockConnection(trx, id);
    if (row.state === 'accepted') await endAccepted(core, trx, row, userId);
    else if (row.state === 'invited') await withdraw(core, trx, row);
  }
};
