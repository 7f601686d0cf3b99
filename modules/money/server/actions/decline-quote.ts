import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Quote } from '../models/quote';
import { lockAnswerableQuote, lockQuote } from '../queries/lock-quote';
import { sendQuoteAnswer } from '../send-mail';
import type { MoneyConfig } from '../settings';

/** Declines a quote; nothing is owed. */
export const declineQuote = async (
  core: Core,
  config: MoneyConfig,
  trx: Knex.Transaction,
  id: string,
): Promise<Quote> => {
  const known = await lockQuote(trx, id);
  if (known.state === 'declined') return known;
  const quote = await lockAnswerableQuote(trx, id);
  await quote.$query(trx).patch({ state: 'declined', decidedAt: new Date().toISOString() });
  await sendQuoteAnswer(core, config, trx, quote, 'quote-declined');
  return Quote.query(trx).findById(id).throwIfNotFound();
};
