import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { publish } from '#modules/studio/testing/factory';
import { down, up } from '../migrations/20261129031500_add_amounts_of_papers';
import { aContent, aDate, bookPlace, publishRetreat } from '../testing/factory';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['retreats', 'welcome'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const create = async (title: string) => (await admin.post('/api/studio/retreats', { title })).body;
const read = async (id: string) => (await admin.get(`/api/studio/retreats/${id}`)).body;
const save = async (id: string, change: object) => {
  const { version, content } = await read(id);
  return admin.put(`/api/studio/retreats/${id}`, { ...content, ...change }, { 'if-match': `"${version}"` });
};
/** Saves and shows it. */
const change = async (id: string, part: object): Promise<void> => {
  const { version } = (await save(id, part)).body;
  const moved = await admin.post(
    `/api/studio/retreats/${id}/moves`,
    { to: 'published' },
    { 'if-match': `"${version}"` },
  );
  expect(moved.status).toBe(200);
};

describe('amounts of papers', () => {
  it('begin with what the specification lists', async () => {
    const { content } = await create('As specified');
    expect([content.currency, content.paperAmounts]).toEqual([
      'USD',
      { 'medical-clearance': 20_000, 'psychological-assessment': 40_000, 'travel-insurance': 15_000 },
    ]);
  });

  it('begin with what the house asks once staff have changed its journey', async () => {
    await publish(admin, 'stages/before/en', { clearance: 20_000, psychological: 0, insurance: 9_900 });
    const { content } = await create('As the house has it');
    expect(content.paperAmounts).toEqual({
      ...{ 'medical-clearance': 20_000, 'psychological-assessment': null, 'travel-insurance': 9_900 },
    });
  });

  it('are those of the retreat and its currency, and stay with a place that was booked', async () => {
    const { retreat, date } = await publishRetreat(admin);
    const client = await app.as('client');
    const place = await bookPlace(client, date);
    const paperAmounts = { ...retreat.content.paperAmounts, 'medical-clearance': 25_000 };
    await change(retreat.id, { paperAmounts });
    const { body: page } = await (await app.as('anon')).get(`/api/retreats/${retreat.content.slug}`);
    expect([page.currency, page.paperAmounts['medical-clearance']]).toEqual(['EUR', 25_000]);
    const amountOf = async (by: Client, id: string) =>
      (await by.get(`/api/retreat-places/${id}`)).body.checklist[0].amount;
    expect(await amountOf(client, place.id)).toEqual({ minor: 18_500, currency: 'EUR' });
    await change(retreat.id, { paperAmounts: { ...paperAmounts, 'medical-clearance': null } });
    const other = await app.as('client');
    expect(await amountOf(other, (await bookPlace(other, date)).id)).toBeNull();
  });
});

describe('the currency of a retreat', () => {
  it('is that of its dates', async () => {
    const { id } = await create('Dollars only');
    const path = `/api/studio/retreats/${id}/dates`;
    const refused = await admin.post(path, aDate({ currency: 'EUR' }));
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'currency']);
    expect((await admin.post(path, aDate({ currency: 'USD' }))).status).toBe(201);
  });

  it('does not change while dates ahead are priced in it', async () => {
    const { retreat, date } = await publishRetreat(admin);
    const refused = await save(retreat.id, { currency: 'CHF' });
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'currency']);
    expect((await read(retreat.id)).content.currency).toBe('EUR');
    await admin.post(`/api/studio/retreat-dates/${date.id}/cancel`, {}, { 'if-match': `"${date.version}"` });
    expect((await save(retreat.id, { currency: 'CHF' })).status).toBe(200);
  });

  it('is found from its dates in a database of the release before', async () => {
    const { retreat, date } = await publishRetreat(admin);
    const client = await app.as('client');
    const place = await bookPlace(client, date);
    await app.knex.transaction(async (trx) => {
      // What this leaves is what the release before had.
      await down(trx);
      await up(trx);
    });
    const { content } = await read(retreat.id);
    expect([content.currency, content.paperAmounts['medical-clearance'], content.taxCode]).toEqual([
      ...['EUR', null, 'standard'],
    ]);
    const { body } = await client.get(`/api/retreat-places/${place.id}`);
    expect(body.checklist).toMatchObject([{ kind: 'medical-clearance', amount: null }]);
  });
});

describe('the tax of a retreat', () => {
  it('is a rate of the table, named with its prices and part of the invoice', async () => {
    const rate = { code: 'stays', name: 'Stays', rate: 700, validFrom: new Date().toISOString().slice(0, 10) };
    expect((await admin.post('/api/studio/money/tax-rates', rate)).status).toBe(201);
    const { retreat, date } = await publishRetreat(admin, { taxCode: 'stays' });
    const visitor = await app.as('anon');
    expect((await visitor.get(`/api/retreats/${retreat.content.slug}`)).body.taxRate).toBe(700);
    const { body: cards } = await visitor.get(`/api/retreats?q=${encodeURIComponent(retreat.content.title)}`);
    expect(cards).toMatchObject([{ slug: retreat.content.slug, taxRate: 700 }]);
    const client = await app.as('client');
    await bookPlace(client, date);
    const [{ id }] = (await client.get('/api/payments')).body;
    const { body: invoice } = await client.get(`/api/payments/${id}`);
    // 100,000 include 7 %.
    expect([invoice.total, invoice.tax]).toEqual([100_000, 6_542]);
  });

  it('is refused where the table has no such rate', async () => {
    const { id } = await create('Untaxed');
    const { content } = await read(id);
    const refused = await save(id, { ...aContent({ slug: content.slug }), taxCode: 'luxury' });
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'taxCode']);
  });
});
