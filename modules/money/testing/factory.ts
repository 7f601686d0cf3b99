import { randomUUID } from 'node:crypto';
import { provide } from '#core/contract/server';
import type { TestApp } from '#core/testing/app';
import { money, type PaymentRequest, quoteSubjects } from '../public';

/** A request for 100.00 euros with 19 % tax of the seeded rates, to somebody without an account. */
export const aRequest = (more: Partial<PaymentRequest> = {}): PaymentRequest => {
  const id = randomUUID();
  return {
    key: `test:${id}`,
    purpose: `test:thing:${id}`,
    payer: { userId: null, email: `payer-${id.slice(0, 8)}@example.test`, name: 'Ann Lee' },
    currency: 'EUR',
    lines: [{ description: 'Four days by the lake', quantity: 1, unitAmount: 10_000, taxCode: 'standard' }],
    schedule: [],
    policy: [],
    startsOn: null,
    payee: null,
    returnPath: '/bookings',
    ...more,
  };
};

/** The port as other modules call it. */
export const moneyOf = (app: TestApp) => {
  const port = app.assembled.ports.one('money', money);
  return {
    request: (more: Partial<PaymentRequest> = {}) => {
      const request = aRequest(more);
      return app.knex.transaction((trx) => port.requestPayment(trx, request));
    },
    cancel: (purpose: string, by: 'client' | 'house', on: string) =>
      app.knex.transaction((trx) => port.cancelPayment(trx, purpose, by, on)),
    state: async (purpose: string) => (await port.paymentStates(app.knex, [purpose])).get(purpose),
  };
};

/** Something that quotes can be made about, as another module would register it; answers its subject. */
export const aSubject = (app: TestApp, email: string | null = 'asked@example.test'): string => {
  const [prefix, id] = [`money:sample-${randomUUID().replaceAll(/[^a-f]/g, '')}`, randomUUID()];
  app.assembled.ports.add(
    'money',
    provide(quoteSubjects, {
      prefix,
      find: async (_, asked) =>
        asked === id
          ? { label: 'Days at the lake', path: '/asked', name: 'Ann Lee', email, language: 'de', description: 'A lake' }
          : null,
    }),
  );
  return `${prefix}:${id}`;
};
