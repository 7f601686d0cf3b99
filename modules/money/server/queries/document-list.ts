import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { toCsv } from '#core/contract/csv';
import { conflict } from '#core/contract/errors';
import { toDecimal } from '../../lib/amounts';
import type { DocumentFilters } from '../../schemas/documents';
import { today } from '../ledger/post-entry';
import { Document } from '../models/document';
import { toDocumentSummary } from '../views/document';
import { pageOf } from './list-place';
import { unpaidParts } from './revenue';

/** Rows of one file: what is more is exported by period. */
const mostRows = 50_000;

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
export const filterDocuments = (
  db: Knex,
  { q, kind, state, currency, offer, dates = 'issued', samples, ...days }: DocumentFilters,
): QueryBuilder<Document, Document[]> => {
  const found = Document.query(db);
  const words = q?.trim().replace(/[\\%_]/g, '\\$&');
  if (words) found.whereRaw("(number_text || ' ' || payer_name || ' ' || payer_email) ilike ?", [`%${words}%`]);
  if (kind) found.where({ kind });
  if (currency) found.where({ currency });
  if (offer) found.whereIn('kind', ['invoice', 'credit-note']);
  if (offer && offer !== 'any') found.where({ offer });
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

const columns = ['Number', 'Kind', 'Issued on', 'Name', 'E-mail', 'For', 'Currency', 'Total', 'Received', 'Refunded'];

/** All documents of the filters as CSV. Throws 409 for more than a file should hold. */
export const exportDocumentRows = async (db: Knex, filters: DocumentFilters): Promise<string> => {
  const size = await filterDocuments(db, filters).resultSize();
  if (size > mostRows)
    throw conflict('too-many-rows', `This list has ${size} rows. Narrow the period: a file holds ${mostRows}.`);
  const parts = [toCsv([[...columns, 'Still due', 'Next due on', 'Status', 'Sample']])];
  let after: string | undefined;
  do {
    const { rows, next } = await pageOf(filterDocuments(db, filters), { limit: 1000, after });
    parts.push(
      toCsv(
        rows.map((row) => {
          const { number, kind, issuedOn, payerName, payerEmail, purpose, currency, ...sums } = toDocumentSummary(row);
          const amounts = [sums.total, sums.paid, sums.refunded, sums.due].map((minor) => toDecimal(minor, currency));
          const fixed = [number, kind, issuedOn, payerName, payerEmail, purpose, currency, ...amounts];
          return [...fixed, sums.nextDueOn, sums.status, sums.isSample ? 'yes' : 'no'];
        }),
      ),
    );
    after = next ?? undefined;
  } while (after !== undefined);
  return parts.join('');
};
