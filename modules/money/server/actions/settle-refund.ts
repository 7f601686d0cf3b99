import type { Knex } from 'knex';
import { conflict, invalid, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { RefundView, SettleInput } from '../../schemas/documents';
import { today } from '../ledger/post-entry';
import { recordRefund } from '../ledger/refunds';
import { Payment, Refund } from '../models/payment';
import { lockInvoice } from '../queries/documents';
import { toRefundView } from '../views/document';
import type { Actor } from './create-invoice';

/** Notes that staff gave money back by hand: a transfer, cash, or what the payment service could not send. */
export const settleRefund = async (
  core: Core,
  trx: Knex.Transaction,
  actor: Actor,
  id: string,
  { paidOn, reference }: SettleInput,
): Promise<RefundView> => {
  const found = await Refund.query(trx).findById(id);
  if (!found) throw notFound('refund');
  const invoice = await lockInvoice(trx, found.documentId);
  const refund = await Refund.query(trx).findById(id).forUpdate().throwIfNotFound();
  const payment = await Payment.query(trx).findById(refund.paymentId).throwIfNotFound();
  const isByHand = refund.state === 'failed' || (refund.state === 'requested' && payment.method !== 'card');
  if (!isByHand)
    throw conflict(
      'refund-not-open',
      refund.state === 'paid' ? 'This refund is paid already.' : 'The payment service sends this refund by itself.',
    );
  if (paidOn > today()) throw invalid('paidOn', 'Choose today or an earlier day.');
  await recordRefund(core, trx, invoice, refund, { happenedOn: paidOn, reference });
  await core.audit.record(
    trx,
    {
      actor: actor.id,
      action: 'money.refund-paid',
      subject: invoice.userId,
      object: `document:${invoice.id}`,
      detail: { amount: refund.amount, currency: invoice.currency },
    },
    actor.requestId,
  );
  return toRefundView(await Refund.query(trx).findById(id).throwIfNotFound(), invoice, payment);
};
