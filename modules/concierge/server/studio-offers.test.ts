import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { importFile } from '#core/testing/import-file';
import { anOfferInput, plantOffers } from '../testing/factory';

const app = await testApp({ modules: ['concierge', 'imports'] });
const admin = await app.as('admin');
await plantOffers(app.knex);
afterAll(() => app.stop());

const heading = 'id,name,category,location,latitude,longitude,provider,price,currency,per,features';
const lineOf = (number: number): string =>
  `h.${number},House ${number},hotel,Lisbon,38.7,-9.1,House,"1,250.00",EUR,night,Quiet; Garden`;

it('makes, changes and deletes offers of the house, and refuses those of a travel service', async () => {
  const made = await admin.post('/api/studio/offers', anOfferInput());
  expect([made.status, made.body.canEdit, Math.round(made.body.latitude)]).toEqual([201, true, 39]);
  const path = `/api/studio/offers/${made.body.id}`;
  const html = anOfferInput({ name: '<img src=x onerror=alert(1)>' });
  expect((await admin.put(path, html, { 'if-match': '"1"' })).body.name).toBe(html.name);
  expect((await admin.put(path, html, { 'if-match': '"1"' })).status).toBe(412);
  const kept = `/api/studio/kept/offers/${made.body.id}`;
  expect((await admin.get(kept)).body.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  expect((await admin.get(`${kept}/1`)).body.content).toMatchObject({ id: made.body.id, name: made.body.name });
  expect((await admin.put(path, html)).status).toBe(428);
  const script = anOfferInput({ bookingUrl: 'javascript:alert(1)' });
  expect((await admin.put(path, script, { 'if-match': '"2"' })).status).toBe(422);
  const sourced = await admin.put('/api/studio/offers/hotel-cliff-house', anOfferInput(), { 'if-match': '"1"' });
  expect([sourced.status, sourced.body.code]).toEqual([409, 'from-a-source']);
  expect((await admin.delete(path)).status).toBe(204);
  expect((await admin.get(path)).status).toBe(404);
});

it('come from a file, whose rows are understood as what an offer may be', async () => {
  const csv = [
    heading,
    lineOf(1),
    'h.2,,hotel,Lisbon,38.7,-9.1,House,,,,',
    'h.3,House 3,castle,Lisbon,38.7,-9.1,House,,,,',
    'h.4,House 4,hotel,Lisbon,38.7,-9.1,House,12.345,EUR,night,',
    'h.5,House 5,hotel,Nowhere at all 99,,,House,,,,',
    'hotel-cliff-house,House 6,hotel,Lisbon,38.7,-9.1,House,,,,',
    'h.8,House 8,hotel,Lisbon,38.7,-9.1,House,5000,JPY,person,',
  ].join('\r\n');
  const { checked, done } = await importFile(app, admin, 'offers', csv);
  expect(checked.body.checked).toEqual({ created: 2, changed: 0, skipped: 0, refused: 5 });
  expect(done.body.written).toEqual(checked.body.checked);
  expect(done.body.refusals.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6, 7]);
  expect(await app.knex('offers').where({ id: 'h.1' }).first('price_minor', 'features')).toEqual({
    price_minor: 125_000,
    features: ['Quiet', 'Garden'],
  });
  expect((await app.knex('offers').where({ id: 'h.8' }).first('price_minor')).price_minor).toBe(5000);
  expect((await app.knex('offers').where({ id: 'hotel-cliff-house' }).first('source')).source).toBe('embedded');
  // What was exported is skipped when it comes back, formula or not.
  await admin.post('/api/studio/offers', anOfferInput({ name: '=1+1' }));
  const { text } = await admin.get('/api/studio/offers.csv');
  expect(text).toContain("'=1+1");
  const again = await importFile(app, admin, 'offers', text);
  expect(again.done.body.written).toMatchObject({ created: 0, changed: 0, skipped: 3 });
});

it('take their tax codes from a file that names them, and keep them where it does not', async () => {
  const heads = 'id,name,category,location,latitude,longitude,provider';
  const line = (id: string): string => `${id},Taxed,hotel,Lisbon,38.7,-9.1,House`;
  const csv = [
    `${heads},taxCode`,
    `${line('t.1')},standard`,
    `${line('t.2')},`,
    `${line('t.3')},luxury`,
    `${line('t.4')},"x y"`,
  ];
  const { checked, done } = await importFile(app, admin, 'offers', csv.join('\r\n'));
  expect([checked.body.checked, done.body.written]).toEqual(
    [1, 2].map(() => ({ created: 2, changed: 0, skipped: 0, refused: 2 })),
  );
  const codes = () => app.knex('offers').whereIn('id', ['t.1', 't.2']).orderBy('id').pluck('tax_code');
  expect(await codes()).toEqual(['standard', null]);
  const again = await importFile(app, admin, 'offers', [heads, line('t.1'), line('t.2')].join('\r\n'));
  expect(again.done.body.written).toMatchObject({ created: 0, changed: 0, skipped: 2 });
  expect(await codes()).toEqual(['standard', null]);
});

it('lists offers by filters and order, and gives exactly these as a file', async () => {
  const names = async (query: string): Promise<string[]> => {
    const found: string[] = [];
    let next: string | undefined = `/api/studio/offers?limit=1&${query}`;
    while (next) {
      const page = await admin.get(next);
      expect(page.status, next).toBe(200);
      found.push(...page.body.map(({ name }: { name: string }) => name));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
    }
    return found;
  };
  const free = { ...anOfferInput({ name: 'Sorted free' }), price: null };
  const cheap = anOfferInput({ name: 'Sorted 100%', price: { minor: 100, currency: 'EUR', per: 'person' } });
  const dear = anOfferInput({ name: 'Sorted dear', price: { minor: 90_000, currency: 'EUR', per: 'person' } });
  for (const one of [free, dear, cheap]) expect((await admin.post('/api/studio/offers', one)).status).toBe(201);
  expect(await names('q=sorted')).toEqual(['Sorted 100%', 'Sorted dear', 'Sorted free']);
  expect(await names('q=sorted&sort=price')).toEqual(['Sorted 100%', 'Sorted dear', 'Sorted free']);
  expect(await names('q=sorted&sort=changed')).toEqual(['Sorted 100%', 'Sorted dear', 'Sorted free']);
  expect(await names('q=sorted&from=elsewhere')).toEqual([]);
  expect(await names('q=0%25')).toEqual(['Sorted 100%']);
  const file = (await admin.get('/api/studio/offers.csv?q=sorted&from=house&sort=price')).text.trimEnd().split('\r\n');
  expect(file.map((line) => line.split(',')[1])).toEqual(['name', 'Sorted 100%', 'Sorted dear', 'Sorted free']);
  for (const wrong of ['from=moon', 'sort=stars', 'availability=maybe', 'after=bm90'])
    expect((await admin.get(`/api/studio/offers?${wrong}`)).status, wrong).toBe(422);
  expect((await admin.get('/api/studio/offers.csv?sort=stars')).status).toBe(422);
});
