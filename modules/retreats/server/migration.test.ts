import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { down, up } from '../migrations/20261128033000_create_retreats';
import { aQuotedDate, inDays } from '../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['retreats'] });
});
afterAll(() => app.stop());

it('makes a retreat of each group of dates and keeps dates and lines as they were', async () => {
  const person = await app.as('client');
  const columns = ['id', 'name', 'focus', 'location', 'zone', 'starts_on', 'days', 'capacity', 'taken', 'price_minor'];
  const rows = () => app.knex('experiences').orderBy('id').select(columns);
  const lines = () => app.knex('experience_waitlist').select('experience_id', 'user_id', 'guests', 'told_at');
  const first = await aQuotedDate(app.knex, { name: 'Days of rain', taken: 2, price_minor: 5000, currency: 'NOK' });
  const second = await aQuotedDate(app.knex, { name: 'Days of rain', starts_on: inDays(90) });
  const other = await aQuotedDate(app.knex, { name: 'Days of rain', location: 'Oban, Scotland' });
  await app
    .knex('experience_waitlist')
    .insert([{ experience_id: first, user_id: person.userId, guests: 1, told_at: '2026-11-01T00:00:00Z' }]);
  const [before, waiting] = [await rows(), await lines()];

  await app.knex.transaction(async (trx) => {
    // What this leaves is what the release before had.
    await down(trx);
    await up(trx);
  });

  expect(await rows()).toEqual(before);
  expect(await lines()).toEqual(waiting);
  const retreats = await app.knex('retreats').orderBy('slug').select('id', 'slug', 'status', 'content');
  expect(retreats.map(({ slug, status }) => [slug, status])).toEqual([
    ['days-of-rain', 'published'],
    ['days-of-rain-2', 'published'],
  ]);
  const links = await app.knex('experiences').whereIn('id', [first, second, other]).select('id', 'retreat_id');
  const linkOf = (id: string) => links.find((row) => row.id === id)?.retreat_id;
  expect(linkOf(first)).toBe(linkOf(second));
  expect(linkOf(other)).not.toBe(linkOf(first));
  const offered = await app.knex('experience_waitlist').first('offered_at', 'offered_until');
  expect([offered.offered_at !== null, offered.offered_until]).toEqual([true, null]);
  const visitor = await app.as('anon');
  const listed = await visitor.get('/api/experiences');
  expect(listed.body.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([first, second, other]));
  expect((await visitor.get('/api/retreats/days-of-rain')).body).toMatchObject({ title: 'Days of rain' });
  expect((await visitor.get(`/api/retreats/${randomUUID()}`)).status).toBe(404);
});
