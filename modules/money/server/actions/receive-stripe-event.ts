import type { Knex } from 'knex';
import type Stripe from 'stripe';
import { Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { recordPayment } from '../ledger/record-payment';
import { Checkout, ProviderEvent } from '../models/card';
import { lockInvoice } from '../queries/documents';
import { type StripeAccess, toServiceAmount } from '../stripe/client';
import type { Outcome } from '../stripe/outcome';
import { settleServiceRefund } from '../stripe/settle-refund';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ignored: Outcome = { outcome: 'ignored' };

const lockCheckout = (trx: Knex.Transaction, { client_reference_id: id }: Stripe.Checkout.Session) =>
  id && uuid.test(id) ? Checkout.query(trx).findById(id).forUpdate() : undefined;

/** Books a payment that the service reports, if it is what was agreed. */
const applyPayment = async (
  core: Core,
  trx: Knex.Transaction,
  session: Stripe.Checkout.Session,
  day: string,
): Promise<Outcome> => {
  const known = await lockCheckout(trx, session);
  if (!known) return { outcome: 'problem', problem: 'unknown-checkout' };
  const { documentId, amount, currency } = known;
  if (session.payment_status !== 'paid') {
    if (known.state === 'open') await known.$query(trx).patch({ state: 'pending' });
    return { outcome: 'applied', documentId };
  }
  const isSame =
    session.amount_total === toServiceAmount(amount, currency) && session.currency?.toUpperCase() === currency;
  if (!isSame) return { outcome: 'problem', problem: 'other-amount', documentId };
  const payment = session.payment_intent;
  const providerId = typeof payment === 'string' ? payment : (payment?.id ?? session.id);
  const invoice = await lockInvoice(trx, documentId);
  await recordPayment(core, trx, invoice, {
    method: 'card',
    amount,
    happenedOn: day,
    key: `stripe:${providerId}`,
    providerId,
  });
  await known.$query(trx).patch({ state: 'paid' });
  return { outcome: 'applied', documentId };
};

const closeCheckout = async (
  trx: Knex.Transaction,
  session: Stripe.Checkout.Session,
  state: 'failed' | 'expired',
): Promise<Outcome> => {
  const known = await lockCheckout(trx, session);
  if (!known) return ignored;
  if (known.state === 'open' || known.state === 'pending') await known.$query(trx).patch({ state });
  return { outcome: 'applied', documentId: known.documentId };
};

const apply = (core: Core, trx: Knex.Transaction, event: Stripe.Event): Promise<Outcome> => {
  const day = new Date(event.created * 1000).toISOString().slice(0, 10);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return applyPayment(core, trx, event.data.object, day);
    case 'checkout.session.async_payment_failed':
      return closeCheckout(trx, event.data.object, 'failed');
    case 'checkout.session.expired':
      return closeCheckout(trx, event.data.object, 'expired');
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return settleServiceRefund(core, trx, event.data.object, day);
    case 'charge.dispute.created':
      return Promise.resolve({ outcome: 'problem', problem: 'dispute' });
    default:
      return Promise.resolve(ignored);
  }
};

/**
 * Takes an event of the payment service, once each: its signature over the very bytes says that it is theirs. What cannot be booked is
 * kept for staff to look at and answered like any other, since sending it again would not help.
 */
export const receiveStripeEvent = async (
  core: Core,
  stripe: StripeAccess,
  trx: Knex.Transaction,
  bytes: Uint8Array,
  signature: string,
): Promise<void> => {
  const event = await stripe.readEvent(bytes, signature).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw new Problem(400, 'bad-signature', 'The signature of this event is wrong or too old.');
  });
  const first = await trx('money_provider_events')
    .insert({ id: event.id, type: event.type, outcome: 'ignored' })
    .onConflict('id')
    .ignore()
    .returning('id');
  if (first.length === 0) return;
  const { outcome, problem = '', documentId = null } = await apply(core, trx, event);
  if (outcome === 'problem') core.log.warn('payment event needs a look', { event: event.id, problem });
  await ProviderEvent.query(trx).findById(event.id).patch({ outcome, problem, documentId });
};
