import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { anOfferFile, anOfferInput, plantOffers } from '../testing/factory';

const app = await testApp({ modules: ['concierge'] });
const admin = await app.as('admin');
await plantOffers(app.knex);
afterAll(() => app.stop());

const send = async (csv: string | Buffer, dryRun: 'yes' | 'no', mapping?: object) => {
  const { body, headers } = anOfferFile(csv, dryRun, mapping);
  return admin.send({ method: 'POST', path: '/api/studio/offer-imports', body, headers });
};
const countOwn = async () =>
  Number((await app.knex('offers').where({ source: 'house' }).count<{ n: string }[]>({ n: '*' }))[0]?.n);
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
  expect((await admin.put(path, html)).status).toBe(428);
  const script = anOfferInput({ bookingUrl: 'javascript:alert(1)' });
  expect((await admin.put(path, script, { 'if-match': '"2"' })).status).toBe(422);
  const sourced = await admin.put('/api/studio/offers/hotel-cliff-house', anOfferInput(), { 'if-match': '"1"' });
  expect([sourced.status, sourced.body.code]).toEqual([409, 'from-a-source']);
  expect((await admin.delete(path)).status).toBe(204);
  expect((await admin.get(path)).status).toBe(404);
});

it('counts in a dry run, imports what is right, and names the lines that are wrong', async () => {
  const csv = [
    heading,
    lineOf(1),
    'h.2,,hotel,Lisbon,38.7,-9.1,House,,,,',
    'h.3,House 3,castle,Lisbon,38.7,-9.1,House,,,,',
    'h.4,House 4,hotel,Lisbon,38.7,-9.1,House,12.345,EUR,night,',
    'h.5,House 5,hotel,Nowhere at all 99,,,House,,,,',
    'hotel-cliff-house,House 6,hotel,Lisbon,38.7,-9.1,House,,,,',
    lineOf(1),
    'h.8,House 8,hotel,Lisbon,38.7,-9.1,House,5000,JPY,person,',
  ].join('\r\n');
  const dry = await send(csv, 'yes');
  expect(dry.body).toMatchObject({ dryRun: true, rows: 8, created: 2, changed: 0, refused: 6 });
  expect(await countOwn()).toBe(0);
  const done = await send(csv, 'no');
  expect(done.body).toMatchObject({ dryRun: false, created: 2, refused: 6 });
  expect(done.body.errors.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(done.body.errors[5].message).toBe('is the same offer as line 2');
  expect(await app.knex('offers').where({ id: 'h.1' }).first('price_minor', 'features')).toEqual({
    price_minor: 125_000,
    features: ['Quiet', 'Garden'],
  });
  expect((await app.knex('offers').where({ id: 'h.8' }).first('price_minor')).price_minor).toBe(5000);
  expect((await send(csv, 'no')).body).toMatchObject({ created: 0, changed: 2 });
  expect((await app.knex('offers').where({ id: 'hotel-cliff-house' }).first('source')).source).toBe('embedded');
});

it('takes columns of other names by a mapping, and refuses what is no such file', async () => {
  const csv = 'Hotel,Art,Ort,Anbieter\nSeehaus,hotel,Lisbon,Haus\n';
  expect((await send(csv, 'yes')).body).toMatchObject({ created: 0, refused: 1 });
  const mapping = { name: 'Hotel', category: 'Art', location: 'Ort', provider: 'Anbieter' };
  expect((await send(csv, 'yes', mapping)).body).toMatchObject({ created: 1, refused: 0, mapping });
  expect((await send(csv, 'yes', { secret: 'Hotel' })).status).toBe(422);
  expect((await send('', 'yes')).status).toBe(422);
  expect((await send(Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x0a, 0x22]), 'no')).status).toBe(422);
});

it('reads a long file with broken lines while other requests are answered, and exports what it read', async () => {
  const rows = 6000;
  const lines = Array.from({ length: rows }, (_, at) => (at % 100 === 7 ? 'broken,"quoted' : lineOf(1000 + at)));
  let answered = 0;
  let isRunning = true;
  const other = (async () => {
    while (isRunning) {
      await admin.get('/api/offers/counts');
      answered += 1;
    }
  })();
  const done = await send([heading, ...lines.map((line) => line.replace('"quoted', 'quoted'))].join('\n'), 'no');
  isRunning = false;
  await other;
  expect(done.body).toMatchObject({ rows, created: rows - 60, refused: 60 });
  expect(answered).toBeGreaterThan(3);
  const file = await admin.get('/api/studio/offers.csv');
  const csv = file.text;
  expect(csv.split('\r\n').length).toBeGreaterThan(rows - 60);
  expect((await send(csv, 'yes')).body.created).toBe(0);
}, 60_000);
