import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { findRefundPercent } from '../../lib/refund-policy';
import type { CancelInput } from '../../schemas/documents';
import { today } from '../ledger/post-entry';
import type { Document } from '../models/document';
import { lockInvoice } from '../queries/documents';
import { cancelInvoice } from './cancel-payment';
import type { Actor } from './create-invoice';

/** Cancels an invoice for the client, by its terms, or for the house, in whole. */
export const cancelDocument = async (
  core: Core,
  trx: Knex.Transaction,
  actor: Actor,
  id: string,
  { by, reason }: CancelInput,
): Promise<Document> => {
  const invoice = await lockInvoice(trx, id);
  if (invoice.cancelledAt !== null) throw conflict('already-cancelled', 'This invoice is cancelled already.');
  const percent = by === 'house' ? 100 : findRefundPercent(invoice.policy, invoice.startsOn, today());
  const cancelled = await cancelInvoice(core, trx, invoice, { percent, reason: reason || by });
  await core.audit.record(
    trx,
    {
      actor: actor.id,
      action: 'money.invoice-cancelled',
      subject: invoice.userId,
      object: `document:${id}`,
      detail: { by, percent },
    },
    actor.requestId,
  );
  return cancelled;
};
