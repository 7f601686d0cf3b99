import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { moneyOf } from '../../testing/factory';
import { startStripeServer } from '../../testing/stripe-server';

const service = await startStripeServer();
Object.assign(process.env, service.settings, { MONEY_IBAN: 'DE89 3704 0044 0532 0130 00' });
const app = await testApp({ modules: ['money', 'matching', 'geo', 'labors', 'profile', 'records', 'reporting'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
const books = moneyOf(app);
const studio = '/api/studio/money';
const day = new Date().toISOString().slice(0, 10);

afterAll(async () => {
  await app.stop();
  await service.stop();
});
beforeEach(() => {
  service.calls.length = 0;
  Object.assign(service.answer, { refund: 'succeeded', isBroken: false });
});

let purposes = 0;
/** An invoice to a client, and the payment by card that they began. */
const begin = async (currency = 'EUR') => {
  purposes += 1;
  const client = await app.as('client');
  const purpose = `test:card:${purposes}`;
  const payer = { userId: client.userId ?? null, email: `card-${purposes}@example.test`, name: 'Ann Lee' };
  const { invoiceId } = await books.request({ purpose, payer, currency });
  const path = `/api/payments/${invoiceId}`;
  const { status, body } = await client.post(`${path}/checkout`, { part: 'all' });
  expect([status, body.url]).toEqual([201, expect.stringMatching(/^https:\/\/checkout\.stripe\.example\//)]);
  const checkout = service.calls.at(-1)?.form.get('client_reference_id');
  const session = {
    id: `cs_${purposes}`,
    object: 'checkout.session',
    client_reference_id: checkout,
    amount_total: 10_000,
    currency: currency.toLowerCase(),
    payment_status: 'paid',
    payment_intent: `pi_${purposes}`,
  };
  const state = () => books.state(purpose);
  return { client, invoiceId, path, session, state, paid: service.anEvent('checkout.session.completed', session) };
};
const problems = async () =>
  (await admin.get(`${studio}/overview?from=${day}&to=${day}`)).body.problems as { id: string; problem: string }[];

describe('payment by card', () => {
  it('is begun with the sum that is due, on the page of the service, and says nothing of what is paid for', async () => {
    const { path, client, invoiceId } = await begin();
    const { form, key } = service.calls[0] ?? {};
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '10000',
      success_url: `${app.config.baseUrl}/payments/${invoiceId}?from=card`,
      client_reference_id: key,
    });
    expect(String(form)).not.toContain('lake');
    expect((await client.get(path)).body).toMatchObject({
      canPayByCard: true,
      transfer: { iban: 'DE89370400440532013000' },
    });
    service.answer.isBroken = true;
    expect((await client.post(`${path}/checkout`, { part: 'due' })).body).toMatchObject({ code: 'payment-service' });
    expect((await client.get(path)).body).toMatchObject({ paid: 0, status: 'open' });
  });

  it('is booked when the event comes before the person does, and once however often it is sent', async () => {
    const { paid, state, session } = await begin();
    const [first, second] = await Promise.all([service.deliver(anon, paid), service.deliver(anon, paid)]);
    expect([first.status, second.status, first.body]).toEqual([200, 200, { received: true }]);
    // The same payment under another event.
    const twin = service.anEvent('checkout.session.async_payment_succeeded', session);
    expect((await service.deliver(anon, twin)).status).toBe(200);
    expect(await state()).toMatchObject({ paid: 10_000, due: 0, status: 'paid' });
  });

  it('waits where the service waits', async () => {
    const { session, state, client, path } = await begin();
    const waiting = service.anEvent('checkout.session.completed', { ...session, payment_status: 'unpaid' });
    await service.deliver(anon, waiting);
    expect((await client.get(path)).body).toMatchObject({ isConfirming: true, paid: 0 });
    await service.deliver(anon, service.anEvent('checkout.session.async_payment_failed', session));
    expect((await client.get(path)).body).toMatchObject({ isConfirming: false, status: 'open' });
    await service.deliver(anon, service.anEvent('checkout.session.async_payment_succeeded', session));
    expect(await state()).toMatchObject({ status: 'paid' });
  });

  it('refuses a wrong signature, an old one and other bytes than were signed, and books nothing', async () => {
    const { paid, state } = await begin();
    const old = Math.floor(Date.now() / 1000) - 301;
    const answers = [
      await service.deliver(anon, paid, { secret: 'whsec_of_somebody_else' }),
      await service.deliver(anon, paid, { timestamp: old }),
      await service.deliver(anon, paid, { sent: paid.replace('10000', '10001') }),
      await service.deliver(anon, paid, { sent: `${paid} ` }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([400, 'bad-signature']));
    expect(await state()).toMatchObject({ paid: 0, status: 'open' });
    expect((await app.knex('money_provider_events').where({ id: JSON.parse(paid).id })).length).toBe(0);
  });

  it('does not book another amount or currency, and shows it to staff', async () => {
    const { session, state } = await begin();
    for (const wrong of [{ amount_total: 9_999 }, { currency: 'usd' }, { client_reference_id: null }])
      expect(
        (await service.deliver(anon, service.anEvent('checkout.session.completed', { ...session, ...wrong }))).status,
      ).toBe(200);
    expect(await state()).toMatchObject({ paid: 0, status: 'open' });
    const found = await problems();
    expect(found.map(({ problem }) => problem)).toEqual(['other-amount', 'other-amount', 'unknown-checkout']);
    for (const { id } of found) expect((await admin.post(`${studio}/problems/${id}/review`, {})).status).toBe(204);
    expect(await problems()).toEqual([]);
  });

  it('answers an event that it does not know, and changes nothing', async () => {
    const unknown = service.anEvent('customer.created', { id: 'cus_1', object: 'customer' });
    expect((await service.deliver(anon, unknown)).body).toEqual({ received: true });
    expect(await app.knex('money_provider_events').where({ type: 'customer.created' }).first('outcome')).toEqual({
      outcome: 'ignored',
    });
  });

  it('counts what the service counts otherwise', async () => {
    const { client } = await begin('JPY');
    expect(service.calls[0]?.form.get('line_items[0][price_data][unit_amount]')).toBe('10000');
    const payer = { userId: client.userId ?? null, email: 'kwd@example.test', name: 'Ann Lee' };
    const lines = [{ description: 'A day', quantity: 1, unitAmount: 12_345, taxCode: 'none' }];
    const { invoiceId } = await books.request({ payer, currency: 'KWD', lines });
    const answer = await client.post(`/api/payments/${invoiceId}/checkout`, { part: 'all' });
    expect([answer.status, answer.body.code]).toEqual([409, 'card-not-possible']);
  });
});

describe('a refund of a payment by card', () => {
  const refundsOf = async (id: string) => (await admin.get(`${studio}/documents/${id}`)).body.refunds;
  const cancel = (id: string) => admin.post(`${studio}/documents/${id}/cancellation`, { by: 'house', reason: '' });

  it('is sent by the service under one key, never above the payment', async () => {
    const { paid, invoiceId, state } = await begin();
    await service.deliver(anon, paid);
    const more = await admin.post(`${studio}/documents/${invoiceId}/credits`, { amount: 10_001, reason: 'Too much' });
    expect([more.status, more.body.code]).toEqual([409, 'more-than-invoiced']);
    await cancel(invoiceId);
    service.calls.length = 0;
    const job = app.jobs.find(({ name }) => name === 'money.send-refunds');
    const info = { attempt: 1, lastAttempt: false };
    await Promise.all([job?.run({} as never, info), job?.run({} as never, info)]);
    await job?.run({} as never, info);
    expect(new Set(service.calls.map(({ key }) => key)).size).toBe(1);
    expect(service.calls[0]?.form.get('amount')).toBe('10000');
    expect(await state()).toMatchObject({ paid: 10_000, refunded: 10_000, due: 0, status: 'refunded' });
    const tooMuch = await admin.post(`${studio}/documents/${invoiceId}/credits`, { amount: 1, reason: 'Again' });
    expect(tooMuch.body.code).toBe('more-than-invoiced');
  });

  it('is left to staff when the service could not send it', async () => {
    const { paid, invoiceId, state } = await begin();
    await service.deliver(anon, paid);
    await cancel(invoiceId);
    service.answer.refund = 'pending';
    const job = app.jobs.find(({ name }) => name === 'money.send-refunds');
    await job?.run({} as never, { attempt: 1, lastAttempt: false });
    const [sent] = await refundsOf(invoiceId);
    expect(sent).toMatchObject({ state: 'sent', amount: 10_000 });
    const settle = { paidOn: day, reference: 'Transfer 9' };
    expect((await admin.post(`${studio}/refunds/${sent.id}/settlement`, settle)).status).toBe(409);
    const failed = {
      id: 're_x',
      object: 'refund',
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
      metadata: { refund: sent.id },
    };
    await service.deliver(anon, service.anEvent('refund.failed', failed));
    expect(await refundsOf(invoiceId)).toMatchObject([{ state: 'failed', failure: 'lost_or_stolen_card' }]);
    expect((await admin.post(`${studio}/refunds/${sent.id}/settlement`, settle)).status).toBe(200);
    expect(await state()).toMatchObject({ status: 'refunded' });
  });

  it('comes by itself when somebody paid twice', async () => {
    const { paid, invoiceId, state } = await begin();
    const cash = { amount: 10_000, method: 'cash', receivedOn: day, reference: '' };
    await admin.post(`${studio}/documents/${invoiceId}/payments`, cash);
    await service.deliver(anon, paid);
    expect(await state()).toMatchObject({ paid: 20_000, due: 0, status: 'paid' });
    expect(await refundsOf(invoiceId)).toMatchObject([{ amount: 10_000, method: 'card', state: 'requested' }]);
  });
});
