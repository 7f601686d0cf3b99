import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { findRefundPercent } from '../../lib/refund-policy';
import { divideRound } from '../../lib/shares';
import type { PaymentState } from '../../public';
import { moneyChanged } from '../../schemas/events';
import { creditInvoice } from '../ledger/credit-invoice';
import { readAgain } from '../ledger/record-payment';
import { requestRefunds, sumPending } from '../ledger/refunds';
import { Document } from '../models/document';
import { lockInvoiceOf } from '../queries/documents';
import { sendMail } from '../send-mail';
import { toPaymentState } from '../views/payment-state';

/**
 * Cancels an invoice that the caller has locked: a credit note over what is unpaid and what is given back, and refunds of the latter.
 * `percent` of what was received is given back. A cancelled one stays as it is.
 */
export const cancelInvoice = async (
  core: Core,
  trx: Knex.Transaction,
  invoice: Document,
  { percent, reason }: { readonly percent: number; readonly reason: string },
): Promise<Document> => {
  if (invoice.cancelledAt !== null) return invoice;
  const unpaid = Math.max(0, invoice.balance);
  const kept = invoice.received - invoice.refunded - (await sumPending(trx, invoice.id));
  const amount = unpaid + divideRound(kept, Math.round(percent * 100), 10_000);
  if (amount > 0) await creditInvoice(trx, invoice, { amount, reason, key: `cancelled:${invoice.id}` });
  await Document.query(trx).findById(invoice.id).patch({ cancelledAt: new Date().toISOString() });
  const cancelled = await readAgain(trx, invoice);
  await requestRefunds(core, trx, cancelled);
  if (amount > 0) await sendMail(core, trx, invoice, 'invoice-credited', { amount });
  await core.events.emit(trx, moneyChanged, { purpose: invoice.purpose, invoiceId: invoice.id });
  return cancelled;
};

/** Cancels what was requested for a purpose, by its policy or in whole. */
export const cancelPayment = async (
  core: Core,
  trx: Knex.Transaction,
  purpose: string,
  by: 'client' | 'house',
  on: string,
): Promise<PaymentState> => {
  const invoice = await lockInvoiceOf(trx, purpose);
  const percent = by === 'house' ? 100 : findRefundPercent(invoice.policy, invoice.startsOn, on);
  const cancelled = await cancelInvoice(core, trx, invoice, { percent, reason: by === 'house' ? 'house' : 'client' });
  return toPaymentState(core, trx, cancelled);
};
