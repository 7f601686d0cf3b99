import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { OfflinePaymentInput } from '../../schemas/documents';
import { today } from '../ledger/post-entry';
import { readAgain, recordPayment } from '../ledger/record-payment';
import type { Document } from '../models/document';
import { lockInvoice } from '../queries/documents';
import type { Actor } from './create-invoice';

/**
 * Books a transfer or cash that staff received. More than is due is refused: a typing error is likelier than a gift, and what was
 * really paid too much is entered up to what is due and sent back.
 */
export const recordOfflinePayment = async (
  core: Core,
  trx: Knex.Transaction,
  actor: Actor,
  id: string,
  input: OfflinePaymentInput,
): Promise<Document> => {
  const invoice = await lockInvoice(trx, id);
  if (input.receivedOn > today()) throw invalid('receivedOn', 'Choose today or an earlier day.');
  if (input.amount > invoice.balance)
    throw conflict('more-than-due', 'This is more than is still due. Check the amount.', {
      due: Math.max(0, invoice.balance),
      currency: invoice.currency,
    });
  const { amount, method, receivedOn: happenedOn, reference } = input;
  await recordPayment(core, trx, invoice, {
    method,
    amount,
    happenedOn,
    reference,
    key: `staff:${actor.requestId}`,
  });
  await core.audit.record(
    trx,
    {
      actor: actor.id,
      action: 'money.payment-recorded',
      subject: invoice.userId,
      object: `document:${id}`,
      detail: { method, amount, currency: invoice.currency },
    },
    actor.requestId,
  );
  return readAgain(trx, invoice);
};
