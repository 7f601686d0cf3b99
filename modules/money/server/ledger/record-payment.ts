import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { moneyChanged } from '../../schemas/events';
import type { Account, PaymentMethod } from '../../schemas/values';
import { Document } from '../models/document';
import { Payment, type Refund } from '../models/payment';
import { postEntry } from './post-entry';
import { requestRefunds } from './request-refunds';

const accountOf: Readonly<Record<PaymentMethod, Account>> = {
  transfer: 'bank',
  cash: 'cash',
  card: 'card',
  'gift-card': 'gift-cards',
};

export interface ReceivedPayment {
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly happenedOn: string;
  /** The same key is the same payment. */
  readonly key: string;
  readonly reference?: string;
  readonly providerId?: string | null;
  readonly giftCardId?: string | null;
}

const tell = (core: Core, trx: Knex.Transaction, { id, purpose }: Document): Promise<void> =>
  core.events.emit(trx, moneyChanged, { purpose, invoiceId: id });

/** An invoice as the ledger's trigger left it. */
export const readAgain = async (trx: Knex.Transaction, { id }: Pick<Document, 'id'>): Promise<Document> =>
  Document.query(trx).findById(id).throwIfNotFound();

/**
 * Books what was received for an invoice that the caller has locked, once for each key; null when the key was booked before. What is
 * more than was due is to be given back.
 */
export const recordPayment = async (
  core: Core,
  trx: Knex.Transaction,
  invoice: Document,
  received: ReceivedPayment,
): Promise<Payment | null> => {
  const { method, amount, happenedOn, key } = received;
  if (await Payment.query(trx).findOne({ key })) return null;
  const payment = await Payment.query(trx).insertAndFetch({
    id: randomUUID(),
    documentId: invoice.id,
    direction: 'in',
    method,
    amount,
    currency: invoice.currency,
    happenedOn,
    key,
    reference: received.reference ?? '',
    providerId: received.providerId ?? null,
    giftCardId: received.giftCardId ?? null,
  });
  await postEntry(trx, invoice, { kind: 'paid', key: `paid:${payment.id}`, happenedOn, paymentId: payment.id }, [
    { account: accountOf[method], amount },
    { account: 'receivable', amount: -amount },
  ]);
  await requestRefunds(core, trx, await readAgain(trx, invoice));
  await tell(core, trx, invoice);
  return payment;
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
  const payment = await Payment.query(trx).insertAndFetch({
    id: randomUUID(),
    documentId: invoice.id,
    direction: 'out',
    method: from.method,
    amount: refund.amount,
    currency: invoice.currency,
    happenedOn: paid.happenedOn,
    reference: paid.reference,
    providerId: paid.providerId ?? null,
    key: `refund:${refund.id}`,
    giftCardId: from.giftCardId,
    refundsId: from.id,
  });
  const { happenedOn } = paid;
  await postEntry(
    trx,
    invoice,
    { kind: 'refunded', key: `refunded:${payment.id}`, happenedOn, paymentId: payment.id },
    [
      { account: 'receivable', amount: refund.amount },
      { account: accountOf[from.method], amount: -refund.amount },
    ],
  );
  await refund.$query(trx).patch({ state: 'paid', failure: '' });
  await tell(core, trx, invoice);
};
