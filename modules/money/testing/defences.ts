import type { Defence } from '#core/testing/defences/defences';

/** What must not be taken out here unseen. */
export const defences: readonly Defence[] = [
  {
    name: 'events of the payment service are signed',
    file: 'modules/money/server/stripe/client.ts',
    code: "stripe.webhooks.constructEvent(Buffer.from(bytes), signature, config.stripeWebhookSecret ?? '', tolerance)",
    without: 'JSON.parse(Buffer.from(bytes).toString())',
    test: 'modules/money/server/stripe/stripe.test.ts',
    title: 'refuses a wrong signature',
  },
];
