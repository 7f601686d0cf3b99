import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { down, up } from '../migrations/20261123081500_create_contact_requests';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['safety', 'synthesis', 'labors', 'profile'] });
});
afterAll(() => app?.stop());

const openRequests = (userId: string) =>
  app.knex('safety_contact_requests').where({ user_id: userId }).select('origin', 'notified_at', 'closed_at');
const carried = { origin: 'reading', notified_at: null, closed_at: null };

it('carries open wishes over once for each person, and leaves answered ones', async () => {
  const [ann, ben] = [await app.as('client'), await app.as('client')];
  await app.knex.transaction(async (trx) => {
    await down(trx);
    await trx('contact_wishes').insert([
      { user_id: ann.userId },
      { user_id: ann.userId },
      { user_id: ben.userId, answered_at: trx.fn.now() },
    ]);
    await up(trx);
  });
  expect(await openRequests(ann.userId)).toEqual([carried]);
  expect(await openRequests(ben.userId)).toEqual([]);
});

it('takes wishes that a process of the version before writes later', async () => {
  const eva = await app.as('client');
  for (const _ of [1, 2]) await app.knex('contact_wishes').insert({ user_id: eva.userId });
  expect(await openRequests(eva.userId)).toEqual([carried]);
});

it('takes the wish of a page of the version before', async () => {
  const dee = await app.as('client');
  for (const _ of [1, 2]) expect((await dee.post('/api/synthesis/contact-wishes', {})).status).toBe(201);
  expect(await openRequests(dee.userId)).toMatchObject([{ origin: 'reading', notified_at: expect.any(String) }]);
  expect(await app.knex('contact_wishes').where({ user_id: dee.userId })).toEqual([]);
});
