import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aService, aStart, booked, phoneService, practiceWith, shiftTo } from '../testing/factory';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let app: TestApp;
let client: Client;
let practitioner: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['sessions'] });
  [client, practitioner] = [await app.as('client'), await app.as('practitioner')];
  await practiceWith(app.knex, practitioner, client);
  const today = new Date().toISOString().slice(0, 10);
  const rates = [
    { code: 'standard', name: 'Standard rate', rate: 1900, valid_from: today },
    { code: 'talks', name: 'Talks', rate: 700, valid_from: today },
  ];
  await app.knex('money_tax_rates').insert(rates).onConflict(['code', 'valid_from']).merge();
});
afterAll(() => app.stop());

const price = { amount: 11_900, currency: 'EUR' } as const;
/** Code and rate of every line that was issued for something, the oldest document first. */
const taxesOf = async (purpose: string) =>
  (
    await app
      .knex('money_lines as l')
      .join('money_documents as d', 'd.id', 'l.document_id')
      .where('d.purpose', purpose)
      .andWhere('d.kind', 'invoice')
      .select('l.tax_code', 'l.tax_rate')
  ).map(({ tax_code, tax_rate }) => `${tax_code} ${tax_rate}`);

it('is that of all sessions unless a service names a code of its own', async () => {
  const usual = await aService(practitioner, { price });
  const own = await aService(practitioner, { price, taxCode: 'talks' });
  expect([usual.taxCode, own.taxCode]).toEqual([null, 'talks']);
  const [one, two] = [await booked(client, usual.id, aStart(20)), await booked(client, own.id, aStart(21))];
  expect(await taxesOf(`sessions:place:${one.id}`)).toEqual(['standard 1900']);
  expect(await taxesOf(`sessions:place:${two.id}`)).toEqual(['talks 700']);
});

it('stands on the invoice of a series', async () => {
  const series = await aService(practitioner, { kind: 'series', sessionCount: 2, price, taxCode: 'talks' });
  const begun = await client.post('/api/sessions/packages', { serviceId: series.id });
  expect(await taxesOf(`sessions:package:${begun.body.id}`)).toEqual(['talks 700']);
});

it('of what is booked stays when the service changes, also for a late fee', async () => {
  const service = await aService(practitioner, { price, taxCode: 'talks' });
  const made = await booked(client, service.id, aStart(22));
  const change = { ...phoneService, price, taxCode: null };
  const path = `/api/sessions/services/${service.id}`;
  expect((await practitioner.put(path, change, { 'if-match': `"${service.version}"` })).body.taxCode).toBeNull();
  await shiftTo(app.knex, made.sessionId, 90);
  expect((await client.post(`/api/sessions/bookings/${made.id}/cancel`)).status).toBe(200);
  expect(await taxesOf(`sessions:late-fee:${made.id}`)).toEqual(['talks 700']);
});

it('is kept by a change that does not name it, as pages of an earlier release send', async () => {
  const service = await aService(practitioner, { price, taxCode: 'talks' });
  const changed = await practitioner.put(
    `/api/sessions/services/${service.id}`,
    { ...phoneService, title: 'Another name', price },
    { 'if-match': `"${service.version}"` },
  );
  expect([changed.status, changed.body.title, changed.body.taxCode]).toEqual([200, 'Another name', 'talks']);
});

it('can only be a code that the house has today; practitioners see which', async () => {
  const later = { code: 'later', name: 'Later', rate: 100, valid_from: '2099-01-01' };
  await app.knex('money_tax_rates').insert(later);
  const { body } = await practitioner.get('/api/sessions/services');
  const codes = body.taxRates.map(({ code, rate, isOfSessions }: Record<string, unknown>) => [
    code,
    rate,
    isOfSessions,
  ]);
  expect(codes).toEqual(
    expect.arrayContaining([
      ['standard', 1900, true],
      ['talks', 700, false],
    ]),
  );
  expect(codes.flat()).not.toContain('later');
  const before = body.services.length;
  for (const taxCode of ['luxury', 'later', '', 'Standard', "a' or 1=1", 7]) {
    const refused = await practitioner.post('/api/sessions/services', { ...phoneService, price, taxCode });
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'taxCode']);
  }
  expect((await practitioner.get('/api/sessions/services')).body.services).toHaveLength(before);
});
