import type Stripe from 'stripe';
import { conflict } from '#core/contract/errors';
import { countMinorDigits } from '../../lib/amounts';
import type { MoneyConfig } from '../settings';

/** The payment service, loaded when it is first needed. */
export interface StripeAccess {
  /** Throws 409 where the house takes no cards. */
  get(): Promise<Stripe>;
  /** The event of these bytes; throws what the package throws for a wrong or old signature. */
  readEvent(bytes: Uint8Array, signature: string): Promise<Stripe.Event>;
}

/** Seconds for which a signature is good. */
const tolerance = 300;

export const createStripeAccess = (config: MoneyConfig): StripeAccess => {
  let loading: Promise<Stripe> | null = null;
  const load = async (key: string): Promise<Stripe> => {
    const { default: Client } = await import('stripe');
    const host = new URL(config.stripeApiHost);
    return new Client(key, {
      host: host.hostname,
      port: host.port || (host.protocol === 'http:' ? 80 : 443),
      protocol: host.protocol === 'http:' ? 'http' : 'https',
      maxNetworkRetries: 1,
      timeout: 10_000,
      telemetry: false,
    });
  };
  const get = (): Promise<Stripe> => {
    if (config.stripeSecretKey === null)
      throw conflict('no-card-payment', 'Payment by card is not set up here. Pay by transfer, or ask us.');
    loading ??= load(config.stripeSecretKey);
    return loading;
  };
  return {
    get: async () => get(),
    readEvent: async (bytes, signature) => {
      const stripe = await get();
      return stripe.webhooks.constructEvent(Buffer.from(bytes), signature, config.stripeWebhookSecret ?? '', tolerance);
    },
  };
};

/** Currencies that the service counts in hundredths although they have no minor units of their own. */
const countedInHundredths = new Set(['ISK', 'UGX']);

/** An amount as the service counts it; null for one that it cannot take. */
export const toServiceAmount = (minor: number, currency: string): number | null => {
  if (countedInHundredths.has(currency)) return minor * 100;
  // Of three digits the service takes two, and a zero.
  return countMinorDigits(currency) === 3 && minor % 10 !== 0 ? null : minor;
};
