import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { RefundStep } from '../../lib/refund-policy';
import type { DocumentKind, PartLabel } from '../../schemas/values';
import { Document, type Issuer, Line, Part } from '../models/document';
import { type Posting, postEntry } from './post-entry';

export type DraftLine = Pick<
  Line,
  'description' | 'quantity' | 'unitAmount' | 'account' | 'taxCode' | 'taxRate' | 'tax'
>;

/** All that is fixed with the issue. */
export interface Draft
  extends Pick<
    Document,
    | 'kind'
    | 'key'
    | 'purpose'
    | 'userId'
    | 'payerName'
    | 'payerEmail'
    | 'currency'
    | 'language'
    | 'isSample'
    | 'issuedOn'
  > {
  readonly issuer: Issuer;
  readonly lines: readonly DraftLine[];
  readonly parts: readonly { readonly dueOn: string; readonly amount: number; readonly label: PartLabel }[];
  readonly correctsId?: string | null;
  readonly practitionerId?: string | null;
  readonly shareRate?: number;
  readonly policy?: readonly RefundStep[];
  readonly startsOn?: string | null;
  readonly returnPath?: string;
  readonly reason?: string;
}

const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', 'credit-note': 'CN', statement: 'ST' };

/**
 * The next number of a series and year. The row stays locked until the caller's transaction ends, so that a number whose document
 * is rolled back is given to the next one: no gaps.
 */
export const takeNumber = async (trx: Knex.Transaction, series: string, year: number): Promise<number> => {
  const [row] = (await trx('money_series')
    .insert({ series, year, last: 1 })
    .onConflict(['series', 'year'])
    .merge({ last: trx.raw('money_series.last + 1') })
    .returning('last')) as { last: number }[];
  if (!row) throw new Error('no number was given');
  return row.last;
};

/** How the issue of a document stands in the ledger. A credit note is booked by the invoice that it corrects. */
const postingsOf = (kind: DocumentKind, lines: readonly Line[]): Posting[] => {
  if (kind === 'statement')
    return lines.flatMap(({ account, amount }) => [
      { account, amount },
      { account: 'practitioners', amount: -amount } as const,
    ]);
  const sign = kind === 'invoice' ? 1 : -1;
  return lines.flatMap(({ account, amount, tax }) => [
    { account: 'receivable', amount: sign * amount } as const,
    { account, amount: sign * (tax - amount) },
    { account: 'tax', amount: -sign * tax } as const,
  ]);
};

/** Stores a document with its number and books it, all in the caller's transaction. */
export const issueDocument = async (trx: Knex.Transaction, draft: Draft, booked?: Document): Promise<Document> => {
  const { lines: drafts, parts, ...fixed } = draft;
  const id = randomUUID();
  const lines = drafts.map((line, i) => ({
    ...line,
    documentId: id,
    position: i + 1,
    amount: line.quantity * line.unitAmount,
  }));
  const year = Number(draft.issuedOn.slice(0, 4));
  const series = draft.isSample ? `SAMPLE-${prefixes[draft.kind]}` : prefixes[draft.kind];
  const number = await takeNumber(trx, series, year);
  await Document.query(trx).insert({
    policy: [],
    startsOn: null,
    returnPath: '',
    reason: '',
    ...fixed,
    id,
    series,
    year,
    number,
    numberText: `${series}-${year}-${String(number).padStart(5, '0')}`,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    tax: lines.reduce((sum, { tax }) => sum + tax, 0),
  });
  await Line.query(trx).insert(lines);
  if (parts.length > 0)
    await Part.query(trx).insert(parts.map((part, i) => ({ ...part, documentId: id, position: i + 1 })));
  await postEntry(
    trx,
    booked ?? { id, currency: draft.currency, isSample: draft.isSample },
    { kind: draft.kind === 'credit-note' ? 'credited' : 'issued', key: `issued:${id}`, happenedOn: draft.issuedOn },
    postingsOf(draft.kind, await Line.query(trx).where({ document_id: id })),
  );
  return Document.query(trx).findById(id).throwIfNotFound();
};
