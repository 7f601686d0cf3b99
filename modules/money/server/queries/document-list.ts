import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { CsvColumn, ListOrder, ListPage } from '#core/contract/list';
import { toDecimal } from '../../lib/amounts';
import type { DocumentFilters, DocumentQuery, DocumentSummary } from '../../schemas/documents';
import { today } from '../ledger/post-entry';
import { Document } from '../models/document';
import { toDocumentSummary } from '../views/document';
import { dayOf, id, newest, pageOf } from './list-place';
import { unpaidParts } from './revenue';

type Days = Pick<DocumentFilters, 'from' | 'to'>;

/** Rows whose day lies within these; an open end is open. */
const limitDays = (rows: Knex.QueryBuilder, day: string, { from, to }: Days): Knex.QueryBuilder => {
  if (from) rows.where(day, '>=', from);
  if (to) rows.where(day, '<=', to);
  return rows;
};

/** Ids of documents for which money came or went within days, or of which something fell due then and is unpaid. */
const findByDays = (db: Knex, dates: 'paid' | 'due', days: Days): Knex.QueryBuilder =>
  dates === 'paid'
    ? limitDays(db('money_payments').whereNot({ method: 'gift-card' }).select('document_id'), 'happened_on', days)
    : limitDays(
        db.from(unpaidParts(db).as('u')).where('unpaid', '>', 0).where('due_on', '<=', today()).select('u.id'),
        'due_on',
        days,
      );

/** Documents of a list of staff; the search looks at number, name and address. */
const filterDocuments = (
  db: Knex,
  { q, kind, state, currency, offer, tax, dates = 'issued', samples, ...days }: DocumentFilters,
): QueryBuilder<Document, Document[]> => {
  const found = Document.query(db);
  const words = q?.trim().replace(/[\\%_]/g, '\\$&');
  if (words) found.whereRaw("(number_text || ' ' || payer_name || ' ' || payer_email) ilike ?", [`%${words}%`]);
  if (kind) found.where({ kind });
  if (currency) found.where({ currency });
  if (offer) found.whereIn('kind', ['invoice', 'credit-note']);
  if (offer && offer !== 'any') found.where({ offer });
  if (tax) {
    const [code = '', rate] = tax.split(':');
    const taxed = db('money_lines').where({ tax_code: code }).select('document_id');
    found.whereIn('id', rate === undefined ? taxed : taxed.where({ tax_rate: Number(rate) }));
  }
  if (samples) found.where({ is_sample: false });
  if (dates !== 'issued') found.whereIn('id', findByDays(db, dates, days));
  else {
    if (days.from) found.where('issued_on', '>=', days.from);
    if (days.to) found.where('issued_on', '<=', days.to);
  }
  if (state === 'overdue') found.where('balance', '>', 0).where('next_due_on', '<', today());
  else if (state === 'owing') found.where('balance', '<', 0);
  else if (state) found.where({ status: state, kind: 'invoice' });
  return found;
};

const orders: Readonly<Record<NonNullable<DocumentQuery['sort']>, ListOrder>> = {
  newest,
  due: { by: [dayOf('next_due_on'), id], descending: false },
  total: { by: [{ sql: 'total', type: 'integer' }, id], descending: true },
  name: { by: [{ sql: 'lower(payer_name)', type: 'text' }, id], descending: false },
};

/** One page of a list of documents, the newest first unless another order is asked for. */
export const listDocuments = async (db: Knex, query: DocumentQuery): Promise<ListPage<DocumentSummary>> => {
  const { rows, next } = await pageOf(db, filterDocuments(db, query), query, orders[query.sort ?? 'newest']);
  return { rows: rows.map(toDocumentSummary), next };
};

export const documentColumns: readonly CsvColumn<DocumentSummary>[] = [
  { head: 'Number', cell: ({ number }) => number },
  { head: 'Kind', cell: ({ kind }) => kind },
  { head: 'Issued on', cell: ({ issuedOn }) => issuedOn },
  { head: 'Name', cell: ({ payerName }) => payerName },
  { head: 'E-mail', cell: ({ payerEmail }) => payerEmail },
  { head: 'For', cell: ({ purpose }) => purpose },
  { head: 'Currency', cell: ({ currency }) => currency },
  { head: 'Total', cell: ({ total, currency }) => toDecimal(total, currency) },
  { head: 'Received', cell: ({ paid, currency }) => toDecimal(paid, currency) },
  { head: 'Refunded', cell: ({ refunded, currency }) => toDecimal(refunded, currency) },
  { head: 'Still due', cell: ({ due, currency }) => toDecimal(due, currency) },
  { head: 'Next due on', cell: ({ nextDueOn }) => nextDueOn },
  { head: 'Status', cell: ({ status }) => status },
  { head: 'Sample', cell: ({ isSample }) => (isSample ? 'yes' : 'no') },
];
