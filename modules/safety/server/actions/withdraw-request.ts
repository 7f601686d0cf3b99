import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { contactRequestChanged } from '../../schemas/events';
import { ContactRequest } from '../models/contact-request';

/** Takes the open wish back. False when there is none. */
export const withdrawRequest = async (core: Core, trx: Knex.Transaction, userId: string): Promise<boolean> => {
  const [row] = await ContactRequest.query(trx)
    .patch({ withdrawnAt: fn.now() })
    .where({ user_id: userId })
    .whereNull('closed_at')
    .whereNull('withdrawn_at')
    .returning('*');
  if (!row) return false;
  await core.events.emit(trx, contactRequestChanged, { requestId: row.id, userId });
  await core.audit.record(trx, {
    actor: userId,
    action: 'safety.withdraw-contact-request',
    subject: userId,
    object: `contact-request:${row.id}`,
  });
  return true;
};
