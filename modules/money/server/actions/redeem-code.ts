import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, type Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { divideRound } from '../../lib/shares';
import { moneyChanged } from '../../schemas/events';
import { creditInvoice } from '../ledger/credit-invoice';
import { findLeft, hashCardCode, normalizeCode } from '../ledger/gift-cards';
import { today } from '../ledger/post-entry';
import { recordPayment } from '../ledger/record-payment';
import { GiftCard, PromotionCode } from '../models/card';
import { Document, Line } from '../models/document';
import { lockInvoice } from '../queries/documents';

/** The same for every reason, so that nobody learns of a code by trying. */
const createCodeError = (): Problem =>
  conflict('code-not-valid', 'This code is not valid for this invoice. Check it, or ask us.');

/** Digest of who uses a code: the account, else the address. */
const personOf = ({ userId, payerEmail }: Document): string =>
  createHash('sha256')
    .update(userId ?? payerEmail.trim().toLowerCase())
    .digest('hex');

const isValid = (code: PromotionCode, invoice: Document): boolean =>
  code.endedAt === null &&
  code.validFrom <= today() &&
  (code.validUntil === null || code.validUntil >= today()) &&
  (code.maxUses === null || code.uses < code.maxUses) &&
  (code.currency === null || code.currency === invoice.currency) &&
  invoice.purpose.startsWith(code.purpose);

/** Takes a promotion off an invoice by a credit note, once for each invoice and as often as the code allows. */
const takePromotion = async (trx: Knex.Transaction, invoice: Document, code: PromotionCode): Promise<void> => {
  if (!isValid(code, invoice)) throw createCodeError();
  const person = code.oncePerPerson ? personOf(invoice) : null;
  const used = await trx('money_code_uses')
    .insert({ code_id: code.id, document_id: invoice.id, person })
    .onConflict()
    .ignore()
    .returning('document_id');
  if (used.length === 0) throw createCodeError();
  await PromotionCode.query(trx)
    .findById(code.id)
    .patch({ uses: code.uses + 1 });
  const wanted = code.rate === null ? (code.amount ?? 0) : divideRound(invoice.total, code.rate, 10_000);
  const amount = Math.min(invoice.balance, wanted);
  if (amount > 0)
    await creditInvoice(trx, invoice, { amount, reason: code.code, key: `code:${code.id}:${invoice.id}` });
};

/** Pays with a gift card as much as is left on it and due. */
const payWithGiftCard = async (core: Core, trx: Knex.Transaction, invoice: Document, card: GiftCard): Promise<void> => {
  const sold = await Document.query(trx).findById(card.documentId).throwIfNotFound();
  const left = (await findLeft(trx, [card])).get(card.id) ?? 0;
  const isUsable = sold.status === 'paid' && sold.cancelledAt === null && card.validUntil >= today();
  if (!isUsable || left <= 0 || card.currency !== invoice.currency || sold.id === invoice.id) throw createCodeError();
  await recordPayment(core, trx, invoice, {
    method: 'gift-card',
    amount: Math.min(left, invoice.balance),
    happenedOn: today(),
    key: `gift-card:${card.id}:${invoice.id}:${invoice.received}`,
    giftCardId: card.id,
  });
};

/** Uses a promotion code or a gift card on an invoice. */
export const redeemCode = async (core: Core, trx: Knex.Transaction, id: string, typed: string): Promise<void> => {
  const invoice = await lockInvoice(trx, id);
  if (invoice.balance <= 0 || invoice.cancelledAt !== null)
    throw conflict('nothing-due', 'Nothing is due on this invoice.');
  const promotion = await PromotionCode.query(trx)
    .findOne({ code: normalizeCode(typed) })
    .forUpdate();
  // A card cannot buy another card: it would never run out.
  const sells = await Line.query(trx).findOne({ document_id: id, account: 'gift-cards' });
  if (sells) throw createCodeError();
  if (promotion) {
    await takePromotion(trx, invoice, promotion);
    await core.events.emit(trx, moneyChanged, { purpose: invoice.purpose, invoiceId: invoice.id });
    return;
  }
  const card = await GiftCard.query(trx)
    .findOne({ code_hash: hashCardCode(typed) })
    .forUpdate();
  if (!card) throw createCodeError();
  await payWithGiftCard(core, trx, invoice, card);
};
