import type { QuoteRow } from '../../schemas/quotes';
import type { QuoteState } from '../../schemas/values';
import { today } from '../ledger/post-entry';
import type { Quote } from '../models/quote';

/** What became of a quote: one that is open after its last day is over. */
export const stateOf = ({ state, validUntil }: Pick<Quote, 'state' | 'validUntil'>): QuoteState =>
  state === 'open' && validUntil < today() ? 'expired' : state;

/** What every list shows of a quote. */
export const toQuoteSummary = (row: Quote): Omit<QuoteRow, 'clientEmail'> => ({
  id: row.id,
  number: row.numberText,
  clientName: row.clientName,
  currency: row.currency,
  total: row.total,
  state: stateOf(row),
  validUntil: row.validUntil,
  sentOn: row.createdAt.slice(0, 10),
});

export const toQuoteRow = (row: Quote): QuoteRow => ({ ...toQuoteSummary(row), clientEmail: row.clientEmail });
