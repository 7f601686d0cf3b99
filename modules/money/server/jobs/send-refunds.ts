import type { Core, Job } from '#core/contract/server';
import { codeOf } from '../actions/start-checkout';
import { today } from '../ledger/post-entry';
import { Document } from '../models/document';
import { Payment, Refund } from '../models/payment';
import { type StripeAccess, toServiceAmount } from '../stripe/client';
import { settleServiceRefund } from '../stripe/settle-refund';

/** Refunds of one run; the next is five minutes later. */
const mostAtOnce = 50;

/** One refund: the service is told its id, so that a second call after a crash is the same refund. */
const sendRefund = async (core: Core, stripe: StripeAccess, refund: Refund): Promise<void> => {
  const payment = await Payment.query(core.db).findById(refund.paymentId).throwIfNotFound();
  const document = await Document.query(core.db).findById(refund.documentId).throwIfNotFound();
  if (document.isSample || payment.providerId === null) return;
  const service = await stripe.get();
  try {
    const sent = await service.refunds.create(
      {
        payment_intent: payment.providerId,
        amount: toServiceAmount(refund.amount, payment.currency) ?? refund.amount,
        metadata: { refund: refund.id },
      },
      { idempotencyKey: `refund-${refund.id}` },
    );
    await core.db.transaction((trx) => settleServiceRefund(core, trx, sent, today()));
  } catch (error) {
    const isRefused = typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 400;
    core.log.warn('refund could not be sent', { refund: refund.id, code: codeOf(error), isRefused });
    // Refused for good: staff gives it back by hand. Anything else is tried again.
    if (isRefused)
      await Refund.query(core.db)
        .findById(refund.id)
        .patch({ state: 'failed', failure: codeOf(error) });
  }
};

/** Sends refunds of payments by card to the payment service. */
export const sendRefunds = (core: Core, stripe: StripeAccess, isOn: boolean): Job => ({
  name: 'send-refunds',
  cron: '*/5 * * * *',
  run: async () => {
    if (!isOn) return;
    const refunds = await Refund.query(core.db)
      .where({ 'money_refunds.state': 'requested' })
      .whereIn('payment_id', Payment.query(core.db).where({ method: 'card' }).select('id'))
      .orderBy('created_at')
      .limit(mostAtOnce);
    for (const refund of refunds) await sendRefund(core, stripe, refund);
  },
});
