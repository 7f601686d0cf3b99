import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { PaymentState } from '../../public';
import { moneyChanged } from '../../schemas/events';
import { creditInvoice } from '../ledger/credit-invoice';
import { readAgain } from '../ledger/record-payment';
import { requestRefunds } from '../ledger/refunds';
import { lockInvoiceOf } from '../queries/documents';
import { sendMail } from '../send-mail';
import { toPaymentState } from '../views/payment-state';

/** Lowers what is owed for a purpose: a credit note over the rest, and what was paid above it is given back. */
export const reducePayment = async (
  core: Core,
  trx: Knex.Transaction,
  purpose: string,
  owed: number,
): Promise<PaymentState> => {
  const invoice = await lockInvoiceOf(trx, purpose);
  const { balance, received, refunded } = invoice;
  // The total less credit notes: what the books call agreed.
  const amount = balance + received - refunded - owed;
  if (amount <= 0 || invoice.cancelledAt !== null) return toPaymentState(core, trx, invoice);
  const note = await creditInvoice(trx, invoice, { amount, reason: 'house', key: `reduced:${invoice.id}:${owed}` });
  const reduced = await readAgain(trx, invoice);
  await requestRefunds(core, trx, reduced);
  await sendMail(core, trx, invoice, 'invoice-credited', { amount });
  await core.events.emit(trx, moneyChanged, { purpose, invoiceId: invoice.id });
  await core.audit.record(trx, {
    actor: null,
    action: 'money.invoice-credited',
    subject: invoice.userId,
    object: `document:${invoice.id}`,
    detail: { amount, currency: invoice.currency, note: note.numberText },
  });
  return toPaymentState(core, trx, reduced);
};
