import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Quote } from '../models/quote';
import type { MoneyConfig } from '../settings';
import { answerQuote } from './answer-quote';

/** Declines a quote; nothing is owed. */
export const declineQuote = (core: Core, config: MoneyConfig, trx: Knex.Transaction, id: string): Promise<Quote> =>
  answerQuote(core, config, trx, id, { state: 'declined' });
