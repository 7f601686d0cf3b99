import { randomUUID } from 'node:crypto';
import { conflict, Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { today } from '../ledger/post-entry';
import { Checkout } from '../models/card';
import type { Document } from '../models/document';
import { findDueBy } from '../queries/documents';
import { type StripeAccess, toServiceAmount } from '../stripe/client';
import { documentTexts } from '../texts/documents';

/**
 * Begins a payment by card on the service's own page; answers its address. The checkout is stored before the service is called, so
 * that an event finds it however early it comes. Runs outside of a transaction: none waits for another house's server.
 */
export const startCheckout = async (
  core: Core,
  stripe: StripeAccess,
  invoice: Document,
  part: 'due' | 'all',
): Promise<string> => {
  const service = await stripe.get();
  const dueNow = (await findDueBy(core.db, [invoice.id], today())).get(invoice.id) ?? 0;
  const amount = part === 'due' ? dueNow : Math.max(0, invoice.balance);
  if (invoice.kind !== 'invoice' || amount <= 0) throw conflict('nothing-due', 'Nothing is due on this invoice.');
  const charged = toServiceAmount(amount, invoice.currency);
  if (charged === null)
    throw conflict('card-not-possible', 'This amount cannot be paid by card. Pay by transfer, or ask us.');
  const id = randomUUID();
  await Checkout.query(core.db).insert({
    id,
    documentId: invoice.id,
    amount,
    currency: invoice.currency,
    state: 'open',
  });
  // The key of a mailed link stays with us: its page finds it again by itself.
  const page = `${core.config.baseUrl}/payments/${invoice.userId === null ? 'by-link' : invoice.id}`;
  try {
    const session = await service.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: id,
        ...(invoice.payerEmail ? { customer_email: invoice.payerEmail } : {}),
        locale: invoice.language,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: invoice.currency.toLowerCase(),
              unit_amount: charged,
              product_data: { name: `${documentTexts[invoice.language].invoice} ${invoice.numberText}` },
            },
          },
        ],
        payment_intent_data: { metadata: { invoice: invoice.numberText } },
        success_url: `${page}?from=card`,
        cancel_url: page,
      },
      { idempotencyKey: id },
    );
    if (!session.url) throw new Error('a session without an address');
    await Checkout.query(core.db).findById(id).patch({ providerId: session.id });
    return session.url;
  } catch (error) {
    core.log.warn('checkout could not begin', { document: invoice.id, code: codeOf(error) });
    throw new Problem(
      502,
      'payment-service',
      'The payment service did not answer as expected. Nothing was charged; try again.',
    );
  }
};

/** The service's code of an error; its message may hold what somebody typed. */
export const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown';
};
