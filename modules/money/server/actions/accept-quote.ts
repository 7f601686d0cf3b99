import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { addDays } from '../../lib/refund-policy';
import type { PaymentRequest } from '../../public';
import { today } from '../ledger/post-entry';
import type { Quote } from '../models/quote';
import { acceptSubject } from '../queries/quote-subjects';
import type { MoneyConfig } from '../settings';
import { answerQuote } from './answer-quote';
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
export const acceptQuote = (core: Core, config: MoneyConfig, trx: Knex.Transaction, id: string): Promise<Quote> =>
  answerQuote(core, config, trx, id, {
    state: 'accepted',
    follow: async (quote) => {
      const { language, subject } = quote;
      if (subject !== null) await acceptSubject(core, trx, subject);
      const { invoiceId } = await requestPayment(core, config, trx, toPaymentRequest(quote), { language });
      return { invoiceId };
    },
  });
