import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { plantOffers, quote, sendRequest } from '../../testing/factory';

const app = await testApp({ modules: ['labors', 'profile', 'safety', 'community', 'concierge'] });
await plantOffers(app.knex);
const [client, admin] = await Promise.all([app.as('client'), app.as('admin')]);
afterAll(() => app.stop());

const act = (id: string, name: string, body?: object, by: Client = client) =>
  by.post(`/api/bookings/${id}/${name}`, body);
const teamMails = async (reference: string): Promise<string[]> =>
  (await app.mails(app.config.contactEmail))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(reference));
const inBell = async (id: string, by: Client = admin): Promise<{ about: string; read: boolean }[]> =>
  (await by.get('/api/notifications/me')).body.filter(({ path }: { path: string }) => path === `/bookings/${id}`);
const quoted = async () => {
  const request = await sendRequest(client);
  await quote(admin, request.id);
  return request;
};

it('tells the team by mail and in the bell when a quote is accepted', async () => {
  const { id, reference } = await quoted();
  const before = (await admin.get('/api/notifications/me/count')).body.unread;
  expect((await act(id, 'accept')).status).toBe(200);
  expect((await teamMails(reference)).at(-1)).toBe(`Quote accepted: ${reference}`);
  expect(await inBell(id)).toMatchObject([{ about: `${reference}: the quote was accepted`, read: false }]);
  expect((await admin.get('/api/notifications/me/count')).body.unread).toBe(before);
  expect(await inBell(id, client)).toEqual([]);
});

it('tells the team of a new request, of a change that is wanted and of a trip that its client calls off', async () => {
  const { id, reference } = await quoted();
  expect(await inBell(id)).toMatchObject([{ about: `${reference}: a quote is wanted` }]);
  await admin.post('/api/notifications/me/read');
  await act(id, 'counter', { wish: 'Without the flight.' });
  expect((await inBell(id))[0]).toMatchObject({ about: `${reference}: another quote is wanted`, read: false });
  await act(id, 'cancel');
  expect((await inBell(id))[0]).toMatchObject({ about: `${reference}: called off by the client`, read: false });
  const subjects = await teamMails(reference);
  expect(subjects).toHaveLength(3);
  expect(subjects).toEqual(
    expect.arrayContaining([
      `New trip request ${reference}`,
      `Another quote is wanted: ${reference}`,
      `Trip called off: ${reference}`,
    ]),
  );
  expect(subjects.join()).not.toContain('flight');
});

it('tells nobody of what the team does itself, and no suspended admin', async () => {
  const gone = await app.as('admin');
  await app.knex('users').where({ id: gone.userId }).update({ suspended_at: app.knex.fn.now() });
  const { id, reference } = await quoted();
  await admin.post('/api/notifications/me/read');
  expect((await act(id, 'cancel', undefined, admin)).body.status).toBe('cancelled');
  expect((await inBell(id)).every(({ read }) => read)).toBe(true);
  expect(await teamMails(reference)).toHaveLength(1);
  expect(await app.knex('notices').where({ user_id: gone.userId })).toEqual([]);
});
