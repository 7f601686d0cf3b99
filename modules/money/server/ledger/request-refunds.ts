import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Document } from '../models/document';
import { Payment, Refund } from '../models/payment';

/** What of each payment was not given back yet and is not about to be, the newest first. */
export const findRefundable = async (
  trx: Knex,
  invoiceId: string,
): Promise<readonly { readonly payment: Payment; readonly left: number }[]> => {
  const payments = await Payment.query(trx)
    .where({ document_id: invoiceId, direction: 'in' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
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

/**
 * Asks for the refund of what an invoice owes its payer: what was received above its total less its credit notes. Each part goes back
 * the way it came: a card's by the payment service, a gift card's onto it, a transfer's or cash by the team.
 */
export const requestRefunds = async (core: Core, trx: Knex.Transaction, invoice: Document): Promise<void> => {
  let owed = -invoice.balance - (await sumPending(trx, invoice.id));
  if (owed <= 0) return;
  for (const { payment, left } of await findRefundable(trx, invoice.id)) {
    const amount = Math.min(owed, left);
    if (amount <= 0) continue;
    owed -= amount;
    await Refund.query(trx).insert({
      id: randomUUID(),
      documentId: invoice.id,
      paymentId: payment.id,
      amount,
      state: 'requested',
    });
  }
  core.log.info('refunds requested', { document: invoice.id });
};
