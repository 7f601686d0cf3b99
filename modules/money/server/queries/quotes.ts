import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { notFound } from '#core/contract/errors';
import type { CsvColumn, ListOrder, ListPage } from '#core/contract/list';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { toDecimal } from '../../lib/amounts';
import type { OwnQuote, QuoteFilters, QuoteQuery, QuoteRow, QuoteView } from '../../schemas/quotes';
import type { PageQuery } from '../../schemas/studio';
import { today } from '../ledger/post-entry';
import { Document } from '../models/document';
import { Quote } from '../models/quote';
import type { MoneyConfig } from '../settings';
import { toQuoteRow, toQuoteSummary } from '../views/quote';
import { dayOf, id as idOrder, newest, pageOf } from './list-place';
import { payPathOf } from './pay-links';
import { quotePathOf, readQuoteToken } from './quote-links';
import { findSubject } from './quote-subjects';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const getQuoteRow = async (db: Knex, id: string): Promise<Quote> => {
  const row = await Quote.query(db).findById(id);
  if (!row) throw notFound('quote');
  return row;
};

/** The quote that a reference names: an own one by its id, or any by the key of a mailed link; 404 to others. */
export const getOwnQuoteRow = async (core: Core, db: Knex, user: User | null, ref: string): Promise<Quote> => {
  const isId = uuid.test(ref);
  const id = isId ? ref : readQuoteToken(core, ref);
  if (id === null || (isId && user === null)) throw notFound('quote');
  const row = await Quote.query(db)
    .findById(id)
    .where(isId && user ? { user_id: user.id } : {});
  if (!row) throw notFound('quote');
  return row;
};

/** One page of somebody's quotes, newest first. */
export const listOwnQuotes = async (core: Core, userId: string, query: PageQuery) => {
  const { rows, next } = await pageOf(core.db, Quote.query(core.db).where({ user_id: userId }), query);
  return { quotes: rows.map((row) => ({ ...toQuoteSummary(row), path: quotePathOf(core, row) })), next };
};

const toTerms = ({ terms, termsVersion }: Quote) =>
  terms === null || termsVersion === null ? null : { text: terms, version: termsVersion };

const findReplacing = (db: Knex, { id }: Quote) => Quote.query(db).findOne({ replaces_id: id });
const findInvoice = async (db: Knex, { invoiceId }: Quote): Promise<Document | undefined> =>
  invoiceId === null ? undefined : Document.query(db).findById(invoiceId);

/** A quote as whom it was sent to sees it; `ref` is how they named it. */
export const readOwnQuote = async (
  core: Core,
  config: MoneyConfig,
  db: Knex,
  row: Quote,
  ref: string,
): Promise<OwnQuote> => {
  const invoice = await findInvoice(db, row);
  const newer = await findReplacing(db, row);
  return {
    ...toQuoteSummary(row),
    ref,
    tax: row.tax,
    issuer: row.issuer,
    lines: [...row.lines],
    parts: [...row.parts],
    terms: toTerms(row),
    payPath: invoice ? payPathOf(core, invoice) : null,
    replacedBy: newer?.numberText ?? null,
    contactEmail: config.contact || core.config.contactEmail,
  };
};

const toName = (row: Quote | Document | undefined) => (row ? { id: row.id, number: row.numberText } : null);

/** A quote with all that came of it, for staff. */
export const readStaffQuote = async (core: Core, db: Knex, row: Quote): Promise<QuoteView> => {
  const subject = row.subject === null ? null : await findSubject(core, db, row.subject);
  const replaced = row.replacesId === null ? undefined : await Quote.query(db).findById(row.replacesId);
  return {
    ...toQuoteRow(row),
    tax: row.tax,
    language: row.language,
    lines: [...row.lines],
    parts: [...row.parts],
    terms: toTerms(row),
    remindedAt: row.remindedAt,
    about: subject && { label: subject.label, path: subject.path },
    decidedAt: row.decidedAt,
    path: quotePathOf(core, row),
    invoice: toName(await findInvoice(db, row)),
    replaces: toName(replaced),
    replacedBy: toName(await findReplacing(db, row)),
  };
};

/** Quotes of a list of staff; the search looks at number, name and address. */
const filterQuotes = (db: Knex, { q, state }: QuoteFilters): QueryBuilder<Quote, Quote[]> => {
  const found = Quote.query(db);
  const words = q?.trim().replace(/[\\%_]/g, '\\$&');
  if (words) found.whereRaw("(number_text || ' ' || client_name || ' ' || client_email) ilike ?", [`%${words}%`]);
  if (state === 'expired') found.where({ state: 'open' }).where('valid_until', '<', today());
  else if (state === 'open') found.where({ state }).where('valid_until', '>=', today());
  else if (state) found.where({ state });
  return found;
};

const orders: Readonly<Record<NonNullable<QuoteQuery['sort']>, ListOrder>> = {
  newest,
  until: { by: [dayOf('valid_until'), idOrder], descending: false },
  total: { by: [{ sql: 'total', type: 'integer' }, idOrder], descending: true },
  name: { by: [{ sql: 'lower(client_name)', type: 'text' }, idOrder], descending: false },
};

/** One page of a list of quotes, the newest first unless another order is asked for. */
export const listQuotes = async (db: Knex, query: QuoteQuery): Promise<ListPage<QuoteRow>> => {
  const { rows, next } = await pageOf(db, filterQuotes(db, query), query, orders[query.sort ?? 'newest']);
  return { rows: rows.map(toQuoteRow), next };
};

export const quoteColumns: readonly CsvColumn<QuoteRow>[] = [
  { head: 'Number', cell: ({ number }) => number },
  { head: 'Sent on', cell: ({ sentOn }) => sentOn },
  { head: 'Name', cell: ({ clientName }) => clientName },
  { head: 'E-mail', cell: ({ clientEmail }) => clientEmail },
  { head: 'Currency', cell: ({ currency }) => currency },
  { head: 'Total', cell: ({ total, currency }) => toDecimal(total, currency) },
  { head: 'Valid until', cell: ({ validUntil }) => validUntil },
  { head: 'Status', cell: ({ state }) => state },
];
