import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { findRefundPercent } from '../../lib/refund-policy';
import type { DocumentView } from '../../schemas/documents';
import { today } from '../ledger/post-entry';
import { Document } from '../models/document';
import { Entry, EntryLine } from '../models/payment';
import { toDocumentSummary, toLineView, toPartViews, toPaymentFacts, toRefundView } from '../views/document';
import { readParts } from './document-parts';
import { findDueBy } from './documents';
import { payPathOf } from './pay-links';

export const getDocumentRow = async (db: Knex, id: string): Promise<Document> => {
  const row = await Document.query(db).findById(id);
  if (!row) throw notFound('document');
  return row;
};

const readEntries = async (db: Knex, documentId: string): Promise<DocumentView['entries']> => {
  const entries = await Entry.query(db)
    // A credit note is booked by the invoice that it corrects.
    .where({ document_id: documentId })
    .orWhere({ key: `issued:${documentId}` })
    .orderBy(['created_at', 'id']);
  const lines = await EntryLine.query(db)
    .whereIn(
      'entry_id',
      entries.map(({ id }) => id),
    )
    .orderBy(['entry_id', 'position']);
  return entries.map(({ id, kind, happenedOn }) => ({
    id,
    kind,
    happenedOn,
    lines: lines.filter(({ entryId }) => entryId === id).map(({ account, amount }) => ({ account, amount })),
  }));
};

/** A document with all that happened to it, for staff. */
export const readStaffDocument = async (core: Core, db: Knex, row: Document): Promise<DocumentView> => {
  const { lines, parts, payments, refunds, creditNotes } = await readParts(db, row);
  const corrects = row.correctsId === null ? null : await getDocumentRow(db, row.correctsId);
  const dueNow = await findDueBy(db, [row.id], today());
  return {
    ...toDocumentSummary(row),
    tax: row.tax,
    reason: row.reason,
    dueNow: dueNow.get(row.id) ?? 0,
    balance: row.balance,
    lines: lines.map(toLineView),
    parts: toPartViews(row, parts),
    payments: payments.map((payment) => ({
      ...toPaymentFacts(payment),
      id: payment.id,
      reference: payment.reference,
    })),
    refunds: refunds.flatMap((refund) => {
      const payment = payments.find(({ id }) => id === refund.paymentId);
      return payment ? [toRefundView(refund, row, payment)] : [];
    }),
    creditNotes: creditNotes.map(({ id, numberText, total, reason }) => ({ id, number: numberText, total, reason })),
    corrects: corrects && { id: corrects.id, number: corrects.numberText },
    entries: await readEntries(db, row.id),
    isCancelled: row.cancelledAt !== null,
    policyPercent: findRefundPercent(row.policy, row.startsOn, today()),
    sharePercent: row.shareRate / 100,
    payPath: payPathOf(core, row),
  };
};
