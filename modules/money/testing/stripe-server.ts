import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Client } from '#core/testing/client';

/** A call as it reached our stand-in of the payment service. */
export interface ServiceCall {
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string;
}

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/** A local server for the calls that are used, and events signed as the service signs them. */
export const startStripeServer = async () => {
  const calls: ServiceCall[] = [];
  let answers = 0;
  const answer = { refund: 'succeeded', isBroken: false };
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const path = request.url ?? '';
      calls.push({ path, form: new URLSearchParams(body), key: String(request.headers['idempotency-key']) });
      answers += 1;
      const id = `${path.includes('refunds') ? 're' : 'cs_test'}_${answers}`;
      const form = new URLSearchParams(body);
      const session = { id, object: 'checkout.session', url: `https://checkout.stripe.example/${id}` };
      const refund = {
        id,
        object: 'refund',
        status: answer.refund,
        metadata: { refund: form.get('metadata[refund]') },
      };
      const error = { error: { type: 'invalid_request_error', code: 'amount_too_small', message: 'too small' } };
      response.writeHead(answer.isBroken ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.isBroken ? error : path.includes('refunds') ? refund : session));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const secret = 'whsec_test_of_ours';
  const stripe = new Stripe('sk_test_of_ours');
  let events = 0;
  return {
    calls,
    answer,
    /** What the product needs to be told. */
    settings: {
      MONEY_STRIPE_SECRET_KEY: 'sk_test_of_ours',
      MONEY_STRIPE_WEBHOOK_SECRET: secret,
      MONEY_STRIPE_API_HOST: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    anEvent: (type: string, object: object) => {
      events += 1;
      return JSON.stringify({
        id: `evt_${events}`,
        object: 'event',
        type,
        created: Math.floor(Date.now() / 1000),
        data: { object },
      });
    },
    /** Sends an event as the service does: from a program, with a signature over its bytes. */
    deliver: (client: Client, payload: string, more: { secret?: string; timestamp?: number; sent?: string } = {}) =>
      client.send({
        method: 'POST',
        path: '/api/payments/stripe/events',
        body: more.sent ?? payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          origin: null,
          'sec-fetch-site': null,
          'stripe-signature': stripe.webhooks.generateTestHeaderString({
            payload,
            secret: more.secret ?? secret,
            ...(more.timestamp ? { timestamp: more.timestamp } : {}),
          }),
        },
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
