import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import { divideRound, spread } from '../../lib/shares';
import { GiftCard } from '../models/card';
import { Document, Line } from '../models/document';
import { documentTexts } from '../texts/documents';
import { findLeft } from './gift-cards';
import { type DraftLine, issueDocument } from './issue-document';
import { today } from './post-entry';

interface Group extends Pick<DraftLine, 'account' | 'taxCode' | 'taxRate'> {
  amount: number;
  tax: number;
}

/** What of an invoice no credit note has taken back yet, by account and tax rate. */
const findUncredited = async (trx: Knex, invoiceId: string): Promise<Group[]> => {
  const notes = await Document.query(trx).where({ corrects_id: invoiceId }).select('id');
  const lines = await Line.query(trx).whereIn('document_id', [invoiceId, ...notes.map(({ id }) => id)]);
  const groups = new Map<string, Group>();
  for (const { documentId, account, taxCode, taxRate, amount, tax } of lines) {
    const sign = documentId === invoiceId ? 1 : -1;
    const key = `${account} ${taxCode} ${taxRate}`;
    const group = groups.get(key) ?? { account, taxCode, taxRate, amount: 0, tax: 0 };
    groups.set(key, { ...group, amount: group.amount + sign * amount, tax: group.tax + sign * tax });
  }
  return [...groups.values()].filter(({ amount }) => amount > 0);
};

/** A card that was used in part cannot be taken back: its buyer would get the money twice. */
const refuseUsedCard = async (trx: Knex, invoiceId: string): Promise<void> => {
  const cards = await GiftCard.query(trx).where({ document_id: invoiceId }).forUpdate();
  const left = await findLeft(trx, cards);
  if (cards.some(({ id, amount }) => left.get(id) !== amount))
    throw conflict('card-used', 'This gift card was used already, so its invoice stays.');
};

/** Takes back part of an invoice, or the rest of it, by a credit note. The caller has locked the invoice. */
export const creditInvoice = async (
  trx: Knex.Transaction,
  invoice: Document,
  { amount, reason, key }: { readonly amount: number; readonly reason: string; readonly key: string },
): Promise<Document> => {
  const left = await findUncredited(trx, invoice.id);
  if (left.some(({ account }) => account === 'gift-cards')) await refuseUsedCard(trx, invoice.id);
  const most = left.reduce((sum, group) => sum + group.amount, 0);
  if (amount > most)
    throw conflict('more-than-invoiced', 'This is more than is left of the invoice.', {
      most,
      currency: invoice.currency,
    });
  const amounts = spread(
    amount,
    left.map((group) => group.amount),
  );
  const description = documentTexts[invoice.language].creditFor(invoice.numberText);
  const lines = left.flatMap((group, i): DraftLine[] => {
    const part = amounts[i] ?? 0;
    // The last credit takes the rest of the tax, so that invoice and notes come to zero together.
    const tax = part === group.amount ? group.tax : divideRound(group.tax, part, group.amount);
    const { account, taxCode, taxRate } = group;
    return part > 0 ? [{ description, quantity: 1, unitAmount: part, account, taxCode, taxRate, tax }] : [];
  });
  const { purpose, userId, payerName, payerEmail, currency, language, isSample, issuer } = invoice;
  return issueDocument(
    trx,
    {
      kind: 'credit-note',
      key,
      purpose,
      userId,
      payerName,
      payerEmail,
      currency,
      language,
      isSample,
      issuer,
      issuedOn: today(),
      correctsId: invoice.id,
      reason,
      lines,
      parts: [],
    },
    invoice,
  );
};
