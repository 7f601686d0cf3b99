import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { moneyChanged } from '../../schemas/events';
import type { Account, PaymentMethod } from '../../schemas/values';
import type { Document } from '../models/document';
import { Payment, Refund } from '../models/payment';
import { sendMail } from '../send-mail';
import { postEntry, today } from './post-entry';

/** Where money of each kind is. */
export const accountOf: Readonly<Record<PaymentMethod, Account>> = {
  transfer: 'bank',
  cash: 'cash',
  card: 'card',
  'gift-card': 'gift-cards',
};

/** What of each payment was not given back yet and is not about to be, the newest first. */
const findRefundable = async (trx: Knex, invoiceId: string) => {
  const payments = await Payment.query(trx)
    .where({ document_id: invoiceId, direction: 'in' })
    .orderByRaw('created_at desc, id desc');
  const refunds = await Refund.query(trx).where({ document_id: invoiceId });
  return payments.map((payment) => ({
    payment,
    left: refunds
      .filter(({ paymentId }) => paymentId === payment.id)
      .reduce((left, { amount }) => left - amount, payment.amount),
  }));
};

/** What was promised to be given back and is on its way. */
export const sumPending = async (db: Knex, invoiceId: string): Promise<number> => {
  const pending = await Refund.query(db).where({ document_id: invoiceId }).whereNot({ state: 'paid' });
  return pending.reduce((sum, { amount }) => sum + amount, 0);
};

/** Books that a refund was paid; the caller has locked its invoice. */
export const recordRefund = async (
  core: Core,
  trx: Knex.Transaction,
  invoice: Document,
  refund: Refund,
  paid: { readonly happenedOn: string; readonly reference: string; readonly providerId?: string | null },
): Promise<void> => {
  const from = await Payment.query(trx).findById(refund.paymentId).throwIfNotFound();
  const { happenedOn, reference } = paid;
  const payment = await Payment.query(trx).insertAndFetch({
    id: randomUUID(),
    documentId: invoice.id,
    direction: 'out',
    method: from.method,
    amount: refund.amount,
    currency: invoice.currency,
    happenedOn,
    reference,
    providerId: paid.providerId ?? null,
    key: `refund:${refund.id}`,
    giftCardId: from.giftCardId,
    refundsId: from.id,
  });
  const entry = { kind: 'refunded', key: `refunded:${payment.id}`, happenedOn, paymentId: payment.id } as const;
  await postEntry(trx, invoice, entry, [
    { account: 'receivable', amount: refund.amount },
    { account: accountOf[from.method], amount: -refund.amount },
  ]);
  await refund.$query(trx).patch({ state: 'paid', failure: '' });
  await core.events.emit(trx, moneyChanged, { purpose: invoice.purpose, invoiceId: invoice.id });
  await sendMail(core, trx, invoice, 'refund-paid', { amount: refund.amount });
};

/**
 * Asks for the refund of what an invoice owes its payer: what was received above its total less its credit notes. Each part goes back
 * the way it came: a card's by the payment service (`send-refunds`), a gift card's onto it at once, a transfer or cash by the team.
 */
export const requestRefunds = async (core: Core, trx: Knex.Transaction, invoice: Document): Promise<void> => {
  let owed = -invoice.balance - (await sumPending(trx, invoice.id));
  if (owed <= 0) return;
  for (const { payment, left } of await findRefundable(trx, invoice.id)) {
    const amount = Math.min(owed, left);
    if (amount <= 0) continue;
    owed -= amount;
    const refund = await Refund.query(trx).insertAndFetch({
      id: randomUUID(),
      documentId: invoice.id,
      paymentId: payment.id,
      amount,
      state: 'requested',
    });
    if (payment.method === 'gift-card')
      await recordRefund(core, trx, invoice, refund, { happenedOn: today(), reference: '' });
  }
};
