import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { moneyChanged } from '../../schemas/events';
import type { PaymentMethod } from '../../schemas/values';
import { Document } from '../models/document';
import { Payment } from '../models/payment';
import { sendMail } from '../send-mail';
import { mailGiftCards } from './gift-cards';
import { postEntry } from './post-entry';
import { accountOf, requestRefunds } from './refunds';

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

/**
 * Books what was received for an invoice that the caller has locked, once for each key; false when the key was booked before. What is
 * more than was due is given back.
 */
export const recordPayment = async (
  core: Core,
  trx: Knex.Transaction,
  invoice: Document,
  received: ReceivedPayment,
): Promise<boolean> => {
  const { method, amount, happenedOn, key } = received;
  if (await Payment.query(trx).findOne({ key })) return false;
  const id = randomUUID();
  await Payment.query(trx).insert({
    id,
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
  await postEntry(trx, invoice, { kind: 'paid', key: `paid:${id}`, happenedOn, paymentId: id }, [
    { account: accountOf[method], amount },
    { account: 'receivable', amount: -amount },
  ]);
  const booked = await readAgain(trx, invoice);
  await requestRefunds(core, trx, booked);
  if (booked.balance <= 0) await mailGiftCards(core, trx, booked);
  await core.events.emit(trx, moneyChanged, { purpose: invoice.purpose, invoiceId: invoice.id });
  await sendMail(core, trx, invoice, 'payment-received', { amount });
  return true;
};

/** An invoice as the ledger's trigger left it. */
export const readAgain = async (trx: Knex.Transaction, { id }: Pick<Document, 'id'>): Promise<Document> =>
  Document.query(trx).findById(id).throwIfNotFound();
