import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Quote } from '../models/quote';
import { lockOpenQuote } from '../queries/lock-quote';
import { sendQuoteMail } from '../send-mail';
import type { Actor } from './create-invoice';

/** Takes an open quote back and tells whom it was sent to. */
export const withdrawQuote = async (core: Core, trx: Knex.Transaction, actor: Actor, id: string): Promise<Quote> => {
  const row = await lockOpenQuote(trx, id);
  await row.$query(trx).patch({ state: 'withdrawn', decidedAt: new Date().toISOString() });
  await sendQuoteMail(core, trx, row, 'quote-withdrawn');
  await core.audit.record(
    trx,
    { actor: actor.id, action: 'money.quote-withdrawn', object: `quote:${id}` },
    actor.requestId,
  );
  return Quote.query(trx).findById(id).throwIfNotFound();
};
