import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { Document } from '../models/document';

/** An invoice, locked until the transaction ends: whatever changes its balance takes it first. */
export const lockInvoice = async (trx: Knex.Transaction, id: string): Promise<Document> => {
  const row = await Document.query(trx).findById(id).where({ kind: 'invoice' }).forUpdate();
  if (!row) throw notFound('invoice');
  return row;
};

/** The newest invoice of a purpose, locked. */
export const lockInvoiceOf = async (trx: Knex.Transaction, purpose: string): Promise<Document> => {
  const row = await Document.query(trx)
    .where({ purpose, kind: 'invoice' })
    .orderByRaw('cancelled_at is not null, created_at desc')
    .first()
    .forUpdate();
  if (!row) throw notFound('invoice');
  return row;
};

/** The newest invoice of each purpose: that which is live, where one is. */
export const findInvoices = async (db: Knex, purposes: readonly string[]): Promise<Document[]> =>
  Document.query(db)
    .distinctOn('purpose')
    .whereIn('purpose', purposes)
    .where({ kind: 'invoice' })
    .orderByRaw('purpose, cancelled_at is not null, created_at desc');

/** How much of these invoices has come due by a day. */
export const findDueBy = async (
  db: Knex,
  ids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = (await db('money_parts as p')
    .join('money_documents as d', 'd.id', 'p.document_id')
    .whereIn('d.id', ids)
    .where('p.due_on', '<=', day)
    .groupBy('d.id')
    .select(
      'd.id',
      db.raw('greatest(0, least(d.balance, sum(p.amount) - d.received + d.refunded))::bigint as due'),
    )) as { id: string; due: number }[];
  return new Map(rows.map(({ id, due }) => [id, due]));
};
