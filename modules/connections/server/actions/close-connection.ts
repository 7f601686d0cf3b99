import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { endedMail } from '../mails';
import { Connection, ConnectionConsent, getOtherSide } from '../models/connection';
import { now } from '../queries/connection';
import { emitChange, mailPerson } from './notify';

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
  const other = getOtherSide(row, userId);
  await core.audit.record(trx, {
    actor: userId,
    action: 'connection.ended',
    subject: other,
    object: `connection:${row.id}`,
  });
  await emitChange(core, trx, ended);
  await mailPerson(core, trx, other, endedMail);
};

/** Takes an unanswered invitation back; nobody is notified, and its link opens nothing any more. */
const withdraw = async (core: Core, trx: Knex.Transaction, row: Connection): Promise<void> => {
  const closed = await Connection.query(trx).patchAndFetchById(row.id, {
    state: 'withdrawn',
    closedBy: 'inviter',
    closedAt: now(),
    emailHash: null,
    codeHash: null,
  });
  await ConnectionConsent.query(trx).where({ connection_id: row.id }).patch({ withdrawnAt: now() });
  await emitChange(core, trx, closed);
};

/** Ends an accepted connection, or takes an own invitation back; anything else stays as it is. The row must be locked. */
export const closeConnection = async (
  core: Core,
  trx: Knex.Transaction,
  row: Connection,
  userId: string,
): Promise<void> => {
  if (row.state === 'accepted') await endAccepted(core, trx, row, userId);
  else if (row.state === 'invited' && row.inviterId === userId) await withdraw(core, trx, row);
};
