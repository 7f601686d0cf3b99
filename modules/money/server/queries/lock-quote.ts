import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import { Quote } from '../models/quote';
import { stateOf } from '../views/quote';

/** A quote, locked until the transaction ends, so that only one answer counts. */
export const lockQuote = async (trx: Knex.Transaction, id: string): Promise<Quote> => {
  const row = await Quote.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('quote');
  return row;
};

/** The same, if nobody has answered it or taken it back. */
export const lockOpenQuote = async (trx: Knex.Transaction, id: string): Promise<Quote> => {
  const row = await lockQuote(trx, id);
  if (row.state === 'withdrawn')
    throw conflict('quote-over', 'This quote was taken back. Another one may be in your mail; if not, write to us.');
  if (row.state !== 'open') throw conflict('quote-over', 'This quote was answered already.');
  return row;
};

/** The same, if it is not past its last day either. */
export const lockAnswerableQuote = async (trx: Knex.Transaction, id: string): Promise<Quote> => {
  const row = await lockOpenQuote(trx, id);
  if (stateOf(row) === 'expired') throw conflict('quote-expired', 'This quote is over. Write to us for a new one.');
  return row;
};
