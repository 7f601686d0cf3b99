import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { secondUniverse } from '#modules/profile/public';
import { earnings, figureTables } from '#modules/reporting/public';
import { anOfferInput, aRetreat, aTrip, inDays, quote, sendRequest } from '../testing/factory';

const app = await testApp({ modules: ['labors', 'profile', 'concierge', 'money'] });
const admin = await app.as('admin');
afterAll(() => app.stop());
const [today, studio] = [inDays(0), '/api/studio/money'];
await app.knex('money_tax_rates').insert([{ code: 'stays', name: 'Stays', rate: 700, valid_from: today }]);

const anOffer = async (taxCode: string | null): Promise<string> => {
  const made = await admin.post('/api/studio/offers', anOfferInput({ name: `House ${randomUUID()}`, taxCode }));
  if (made.status !== 201) throw new Error(`no offer: ${made.text}`);
  return made.body.id;
};
/** A trip with a quote of 18,500 dollars. */
const aQuoted = async (client: Client, more: Parameters<typeof sendRequest>[1] = {}): Promise<string> => {
  const { id } = await sendRequest(client, more);
  const sent = await quote(admin, id);
  if (sent.status !== 201) throw new Error(`no quote: ${sent.text}`);
  return id;
};
const accept = (client: Client, id: string) => client.post(`/api/bookings/${id}/accept`);
const documentsOf = (purpose: string) => app.knex('money_documents').where({ purpose }).orderBy('created_at');
const linesOf = async (purpose: string) => {
  const [{ id }] = await documentsOf(purpose);
  return app.knex('money_lines').where({ document_id: id }).select('description', 'amount', 'tax_code', 'tax_rate');
};
const earned = async () => {
  const period = { from: `${inDays(-1)}T00:00:00Z`, to: `${inDays(1)}T00:00:00Z` };
  const found = await Promise.all(app.assembled.ports.all(earnings).map((one) => one.within(app.knex, period)));
  return Object.fromEntries(found.flat().map(({ kind, currency, minor }) => [`${kind} ${currency}`, minor]));
};
const agreedInAll = async () => {
  const table = app.assembled.ports.all(figureTables).find(({ id }) => id === 'revenue');
  const rows = await table?.read(app.knex, [{ from: today, to: today }], { userId: '', role: 'admin' });
  return rows?.[0]?.find(({ key, currency }) => key === 'total' && currency === 'USD')?.values.agreed ?? 0;
};

it('is written once the quote is accepted, by the tax code of its offers, and counts as agreed until it is paid', async () => {
  const client = await app.as('client', { firstName: 'Mara' });
  const [before, agreedBefore] = [await earned(), await agreedInAll()];
  const id = await aQuoted(client, { selectedServices: [await anOffer('stays'), await anOffer('stays')] });
  expect(await documentsOf(`concierge:booking:${id}`)).toEqual([]);
  const [one, two] = await Promise.all([accept(client, id), accept(client, id)]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  const done = one.status === 200 ? one : two;
  expect(done.body.payment).toMatchObject({ status: 'open', currency: 'USD', due: 1_850_000 });
  expect(await linesOf(`concierge:booking:${id}`)).toEqual([
    { description: expect.stringContaining('Journey to'), amount: 1_850_000, tax_code: 'stays', tax_rate: 700 },
  ]);
  expect(await earned()).toEqual({ ...before, 'concierge USD': (before['concierge USD'] ?? 0) + 1_850_000 });
  expect(await agreedInAll()).toBe(agreedBefore + 1_850_000);

  const { body: seen } = await admin.get(`/api/bookings/${id}`);
  expect(seen.payment.path).toMatch(/^\/team-portal\/money\//);
  const document = seen.payment.path.split('/').at(-1);
  const payment = { amount: 1_850_000, method: 'transfer', receivedOn: today, reference: '' };
  expect((await admin.post(`${studio}/documents/${document}/payments`, payment)).status).toBe(201);
  expect((await client.get(`/api/bookings/${id}`)).body.payment).toMatchObject({ status: 'paid', due: 0 });
  expect(
    await client.get((await client.get(`/api/bookings/${id}`)).body.payment.path.replace('/payments', '/api/payments')),
  ).toMatchObject({ status: 200 });
});

it('of a trip to a retreat counts with the retreats, and what is called off in time goes back', async () => {
  vi.spyOn(app.assembled.ports.one('test', secondUniverse), 'isOpen').mockResolvedValue(true);
  const client = await app.as('client');
  const experienceId = await aRetreat(app.knex, { capacity: 6 });
  const before = await earned();
  const id = await aQuoted(client, { experienceId, bookingRequest: aTrip({ guests: 1 }) });
  const { body } = await accept(client, id);
  expect(await earned()).toEqual({ ...before, 'retreats USD': (before['retreats USD'] ?? 0) + 1_850_000 });
  const [{ id: invoice }] = await documentsOf(`retreats:trip:${id}`);
  const payment = { amount: 500_000, method: 'transfer', receivedOn: today, reference: '' };
  await admin.post(`${studio}/documents/${invoice}/payments`, payment);
  const off = await client.post(`/api/bookings/${id}/cancel`);
  expect([body.status, off.body.status, off.body.payment.due]).toEqual(['confirmed', 'cancelled', 0]);
  const refunds = (await admin.get(`${studio}/documents/${invoice}`)).body.refunds;
  expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual([500_000]);
  expect((await earned())['retreats USD'] ?? 0).toBe(before['retreats USD'] ?? 0);
});

it('is no longer to be paid once the account is gone, and none is written for invented trips', async () => {
  const client = await app.as('client');
  const id = await aQuoted(client);
  await app.knex('bookings').where({ id }).update({ sample: true });
  expect((await accept(client, id)).body.payment).toBeNull();
  expect(await documentsOf(`concierge:booking:${id}`)).toEqual([]);

  const ahead = await aQuoted(client);
  expect((await accept(client, ahead)).status).toBe(200);
  const data = app.assembled.personalData.find(({ owner }) => owner === 'concierge')?.data;
  await app.knex.transaction(async (trx) => data?.erase(trx, client.userId));
  expect((await documentsOf(`concierge:booking:${ahead}`)).map(({ kind, status }) => [kind, status])).toEqual([
    ['invoice', 'cancelled'],
    ['credit-note', expect.anything()],
  ]);
});

it('has the rate that the team chose, of those that there are; offers of several codes name none', async () => {
  const client = await app.as('client');
  const services = [await anOffer('stays'), await anOffer(null)];
  const { id } = await sendRequest(client, { selectedServices: services });
  expect((await admin.get(`/api/bookings/${id}`)).body.taxCode).toBe('standard');
  for (const taxCode of ['luxury', 'Stays', '', "x' --"]) {
    const refused = await quote(admin, id, { taxCode });
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'taxCode']);
  }
  expect((await admin.get(`/api/bookings/${id}`)).body.status).toBe('requested');
  expect((await quote(admin, id, { taxCode: 'stays' })).status).toBe(201);
  expect((await client.get(`/api/bookings/${id}`)).body.taxCode).toBeNull();
  await accept(client, id);
  expect(await linesOf(`concierge:booking:${id}`)).toMatchObject([{ tax_code: 'stays' }]);

  const { body: subject } = await admin.get(`${studio}/quote-subjects/concierge:booking:${id}`);
  expect(
    subject.lines.map(({ taxCode, unitAmount, currency }: Record<string, unknown>) => [taxCode, unitAmount, currency]),
  ).toEqual(
    expect.arrayContaining([
      ['stays', 12_000, 'EUR'],
      [null, 12_000, 'EUR'],
    ]),
  );
});

it('is no code of an offer that the house does not have; a change without one keeps it', async () => {
  for (const taxCode of ['luxury', 'Stays', '', 7]) {
    const refused = await admin.post('/api/studio/offers', { ...anOfferInput(), taxCode });
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'taxCode']);
  }
  const id = await anOffer('stays');
  const kept = await admin.put(`/api/studio/offers/${id}`, anOfferInput({ name: 'Another' }), { 'if-match': '"1"' });
  expect([kept.body.name, kept.body.taxCode]).toEqual(['Another', 'stays']);
});
