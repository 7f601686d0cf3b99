import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { PaymentSummary, PaymentView } from '../../schemas/documents';
import * as api from '../../schemas/endpoints';
import { today } from '../ledger/post-entry';
import { Document } from '../models/document';
import type { MoneyConfig } from '../settings';
import { toLineView, toPartViews, toPaymentFacts, toSummary } from '../views/document';
import { readParts } from './document-parts';
import { findDueBy } from './documents';
import { pageOf } from './list-place';
import { createPayToken, payPathOf, readPayToken } from './pay-links';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The invoice or credit note that a reference names: an own one by its id, or any by the key of a mailed link. Whoever has neither is
 * answered 404, and a statement is nobody's to pay.
 */
export const getOwnPayment = async (core: Core, db: Knex, user: User | null, ref: string): Promise<Document> => {
  const found = Document.query(db).whereNot({ kind: 'statement' }).first();
  if (uuid.test(ref)) {
    const row = user && (await found.where({ id: ref, user_id: user.id }));
    if (!row) throw notFound('invoice');
    return row;
  }
  const id = readPayToken(core, ref);
  const row = id === null ? undefined : await found.where({ id });
  if (!row) throw notFound('invoice');
  return row;
};

/** One page of somebody's documents, newest first. */
export const listOwnPayments = async (
  core: Core,
  userId: string,
  query: { readonly limit?: number; readonly after?: string },
): Promise<{ readonly payments: PaymentSummary[]; readonly next: string | null }> => {
  const own = Document.query(core.db).where({ user_id: userId }).whereNot({ kind: 'statement' });
  const { rows, next } = await pageOf(core.db, own, query);
  return {
    payments: rows.map((row) => ({ ...toSummary(row), path: payPathOf(core, row) })),
    next: next && toPath(api.listPayments, { query: { ...query, after: next } }),
  };
};

/** A document as its payer sees it; `ref` is how they named it. */
export const readPayment = async (
  core: Core,
  config: MoneyConfig,
  db: Knex,
  row: Document,
  ref: string,
): Promise<PaymentView> => {
  const { lines, parts, payments, refunds, creditNotes } = await readParts(db, row);
  const dueNow = await findDueBy(db, [row.id], today());
  const confirming = await db('money_checkouts').where({ document_id: row.id, state: 'pending' }).first('id');
  const isOpen = row.kind === 'invoice' && row.balance > 0;
  return {
    ...toSummary(row),
    ref,
    payerName: row.payerName,
    tax: row.tax,
    dueNow: dueNow.get(row.id) ?? 0,
    lines: lines.map(toLineView),
    parts: toPartViews(row, parts),
    payments: payments.map(toPaymentFacts),
    refundPending: refunds.reduce((sum, { state, amount }) => (state === 'paid' ? sum : sum + amount), 0),
    isConfirming: confirming !== undefined,
    creditNotes: creditNotes.map(({ id, numberText, total }) => ({
      ref: uuid.test(ref) ? id : createPayToken(core, id),
      number: numberText,
      total,
    })),
    policy: [...row.policy],
    startsOn: row.startsOn,
    isCancelled: row.cancelledAt !== null,
    canPayByCard: isOpen && config.stripeSecretKey !== null,
    transfer:
      isOpen && config.iban !== ''
        ? {
            holder: config.accountHolder || config.issuerName,
            iban: config.iban,
            bic: config.bic,
            reference: row.numberText,
          }
        : null,
    contactEmail: config.contact || core.config.contactEmail,
    returnPath: row.returnPath,
  };
};
