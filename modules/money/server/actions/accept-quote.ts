import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { addDays } from '../../lib/refund-policy';
import type { PaymentRequest } from '../../public';
import { today } from '../ledger/post-entry';
import { Quote } from '../models/quote';
import { lockAnswerableQuote, lockQuote } from '../queries/lock-quote';
import { sendQuoteAnswer } from '../send-mail';
import type { MoneyConfig } from '../settings';
import { requestPayment } from './request-payment';

type Priced = Pick<Quote, 'id' | 'userId' | 'clientName' | 'clientEmail' | 'currency' | 'lines' | 'parts'>;

/** What is asked for once a quote is accepted: its prices as they were sent, parts counted from today. */
export const toPaymentRequest = ({ id, lines, parts, ...quote }: Priced): PaymentRequest => ({
  key: `money:quote:${id}`,
  purpose: `money:quote:${id}`,
  payer: { userId: quote.userId, email: quote.clientEmail, name: quote.clientName },
  currency: quote.currency,
  lines: lines.map(({ description, quantity, unitAmount, taxCode }) => ({
    description,
    quantity,
    unitAmount,
    taxCode,
  })),
  schedule: parts.map(({ dueInDays, amount, label }) => ({ dueOn: addDays(today(), dueInDays), amount, label })),
  policy: [],
  startsOn: null,
  payee: null,
  returnPath: '',
});

/** Accepts a quote and issues its invoice; accepting twice is accepting once. */
export const acceptQuote = async (
  core: Core,
  config: MoneyConfig,
  trx: Knex.Transaction,
  id: string,
): Promise<Quote> => {
  const known = await lockQuote(trx, id);
  if (known.state === 'accepted') return known;
  const quote = await lockAnswerableQuote(trx, id);
  const { invoiceId } = await requestPayment(core, config, trx, toPaymentRequest(quote), { language: quote.language });
  await quote.$query(trx).patch({ state: 'accepted', decidedAt: new Date().toISOString(), invoiceId });
  await sendQuoteAnswer(core, config, trx, quote, 'quote-accepted');
  return Quote.query(trx).findById(id).throwIfNotFound();
};
