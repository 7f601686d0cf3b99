import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { isCurrency } from '../../lib/amounts';
import type { PaymentRequest, PaymentState } from '../../public';
import { mostAmount } from '../../schemas/values';
import { readSessionTax } from '../content';
import { type DraftLine, issueDocument } from '../ledger/issue-document';
import { today } from '../ledger/post-entry';
import { Document } from '../models/document';
import { addTax } from '../queries/tax-rates';
import { sendMail } from '../send-mail';
import type { MoneyConfig } from '../settings';
import { toPaymentState } from '../views/payment-state';

export interface IssueOptions {
  readonly account?: DraftLine['account'];
  readonly isSample?: boolean;
  readonly issuedOn?: string;
  /** Of somebody without an account. */
  readonly language?: Document['language'];
}

/** Throws 422 for what nobody can be asked to pay; answers the total. */
export const checkRequest = ({ currency, lines, schedule, policy, payee }: PaymentRequest): number => {
  if (!isCurrency(currency)) throw invalid('currency', 'Enter a currency such as EUR.');
  const total = lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0);
  const isWhole = lines.every(
    ({ quantity, unitAmount }) =>
      Number.isSafeInteger(quantity) && quantity > 0 && Number.isSafeInteger(unitAmount) && unitAmount >= 0,
  );
  if (!isWhole || total <= 0 || total > mostAmount)
    throw invalid('lines', 'The sum of the lines must be more than zero, in whole minor units.');
  const planned = schedule.reduce((sum, { amount }) => sum + amount, 0);
  if (
    schedule.length > 0 &&
    (planned !== total || schedule.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0))
  )
    throw invalid('schedule', 'The parts must sum to the total.');
  if (schedule.some(({ dueOn }, i) => i > 0 && dueOn < (schedule[i - 1]?.dueOn ?? '')))
    throw invalid('schedule', 'The parts must be in the order of their days.');
  if (policy.some(({ refundPercent }) => refundPercent < 0 || refundPercent > 100))
    throw invalid('policy', 'A refund is 0 to 100 percent.');
  if (payee && (payee.sharePercent < 0 || payee.sharePercent > 100))
    throw invalid('payee', 'A share is 0 to 100 percent.');
  return total;
};

/** Issues an invoice, once for each key. */
export const requestPayment = async (
  core: Core,
  config: MoneyConfig,
  trx: Knex.Transaction,
  request: PaymentRequest,
  options: IssueOptions = {},
): Promise<PaymentState> => {
  const total = checkRequest(request);
  // One after the other for each purpose, so that the second of two sees the first.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`money:${request.purpose}`]);
  const known = await Document.query(trx).findOne({ key: request.key });
  if (known) {
    if (known.purpose !== request.purpose || known.total !== total || known.currency !== request.currency)
      throw conflict('key-reused', 'This key belongs to another invoice.');
    return toPaymentState(core, trx, known);
  }
  const live = await Document.query(trx)
    .findOne({ purpose: request.purpose, kind: 'invoice' })
    .whereNull('cancelled_at');
  if (live) throw conflict('already-invoiced', 'There is an invoice for this already.', { number: live.numberText });
  const { payer, payee } = request;
  const issuedOn = options.issuedOn ?? today();
  const account = options.account ?? 'revenue';
  const lines = request.lines.map((line) => ({ ...line, taxCode: line.taxCode ?? readSessionTax(core) }));
  const person = payer.userId === null ? null : await core.people.contact(trx, payer.userId);
  const invoice = await issueDocument(trx, {
    kind: 'invoice',
    key: request.key,
    purpose: request.purpose,
    userId: payer.userId,
    payerName: payer.name,
    payerEmail: payer.email,
    currency: request.currency,
    language: person?.language ?? options.language ?? 'en',
    isSample: options.isSample ?? false,
    issuedOn,
    issuer: { name: config.issuerName, address: config.issuerAddress, taxId: config.taxId },
    lines: (await addTax(trx, lines, issuedOn)).map((line) => ({ ...line, account })),
    parts: request.schedule.length > 0 ? request.schedule : [{ dueOn: issuedOn, amount: total, label: 'balance' }],
    practitionerId: payee?.practitionerId ?? null,
    shareRate: Math.round((payee?.sharePercent ?? 0) * 100),
    policy: request.policy,
    startsOn: request.startsOn,
    returnPath: request.returnPath,
  });
  const [first] = request.schedule;
  await sendMail(core, trx, invoice, 'invoice', {
    amount: total,
    part: first?.amount ?? total,
    day: invoice.nextDueOn ?? issuedOn,
  });
  return toPaymentState(core, trx, invoice);
};
