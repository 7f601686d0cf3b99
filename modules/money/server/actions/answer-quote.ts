import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Quote } from '../models/quote';
import { lockAnswerableQuote, lockQuote } from '../queries/lock-quote';
import { sendQuoteAnswer } from '../send-mail';
import type { MoneyConfig } from '../settings';

/** An answer, and what it brings about; answers what else of the row changes. */
interface QuoteAnswer {
  readonly state: 'accepted' | 'declined';
  readonly follow?: (quote: Quote) => Promise<{ readonly invoiceId: string }>;
}

/** Takes down the answer to a quote and mails it to the house; the same answer again changes nothing. */
export const answerQuote = async (
  core: Core,
  config: MoneyConfig,
  trx: Knex.Transaction,
  id: string,
  { state, follow }: QuoteAnswer,
): Promise<Quote> => {
  const known = await lockQuote(trx, id);
  if (known.state === state) return known;
  const quote = await lockAnswerableQuote(trx, id);
  await quote.$query(trx).patch({ ...(await follow?.(quote)), state, decidedAt: new Date().toISOString() });
  await sendQuoteAnswer(core, config, trx, quote, `quote-${state}`);
  return Quote.query(trx).findById(id).throwIfNotFound();
};
