import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { addDays } from '../../lib/refund-policy';
import type { QuoteInput } from '../../schemas/quotes';
import { mostQuoteDays } from '../../schemas/values';
import { takeNumber } from '../ledger/issue-document';
import { today } from '../ledger/post-entry';
import { Quote } from '../models/quote';
import { lockOpenQuote } from '../queries/lock-quote';
import { findSubject } from '../queries/quote-subjects';
import { addTax } from '../queries/tax-rates';
import { readQuoteTerms } from '../quote-terms';
import { sendQuoteMail } from '../send-mail';
import type { MoneyConfig } from '../settings';
import { toPaymentRequest } from './accept-quote';
import { type Actor, findAccount } from './create-invoice';
import { checkRequest } from './request-payment';

const series = 'QU';

/**
 * Numbers a quote and mails it. One that comes in the place of an open quote takes that back, so that only one price can be accepted.
 * Throws 422 for amounts, parts and days that cannot be, 409 where a tax rate is missing or the quote to be replaced is not open.
 */
export const createQuote = async (
  core: Core,
  config: MoneyConfig,
  trx: Knex.Transaction,
  actor: Actor,
  input: QuoteInput,
): Promise<Quote> => {
  const { email, name, currency, parts, validUntil, replacesId = null } = input;
  let subject = input.subject ?? null;
  if (subject !== null && !(await findSubject(core, trx, subject)))
    throw invalid('subject', 'What this quote is about is gone. Send it without.');
  const day = today();
  if (validUntil < day || validUntil > addDays(day, mostQuoteDays))
    throw invalid('validUntil', 'Choose today or a later day, at most two years ahead.');
  const userId = await findAccount(trx, email);
  const person = userId === null ? null : await core.people.contact(trx, userId);
  const lines = (await addTax(trx, input.lines, day)).map((line) => ({
    ...line,
    amount: line.quantity * line.unitAmount,
  }));
  const language = person?.language ?? input.language;
  const id = randomUUID();
  const fixed = { id, userId, clientName: name, clientEmail: email, currency, lines, parts };
  const total = checkRequest(toPaymentRequest(fixed));
  if (replacesId !== null) {
    const replaced = await lockOpenQuote(trx, replacesId);
    subject ??= replaced.subject;
    await replaced.$query(trx).patch({ state: 'withdrawn', decidedAt: new Date().toISOString() });
  }
  const year = Number(day.slice(0, 4));
  const number = await takeNumber(trx, series, year);
  await Quote.query(trx).insert({
    ...fixed,
    ...{ series, year, number, numberText: `${series}-${year}-${String(number).padStart(5, '0')}` },
    replacesId,
    language,
    ...readQuoteTerms(core, language),
    subject,
    issuer: { name: config.issuerName, address: config.issuerAddress, taxId: config.taxId },
    total,
    tax: lines.reduce((sum, { tax }) => sum + tax, 0),
    validUntil,
    state: 'open',
  });
  const quote = await Quote.query(trx).findById(id).throwIfNotFound();
  await sendQuoteMail(core, trx, quote, 'quote');
  await core.audit.record(trx, { actor: actor.id, action: 'money.quote-sent', object: `quote:${id}` }, actor.requestId);
  return quote;
};
