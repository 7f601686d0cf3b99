import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { inDays, sendRequest } from '../testing/factory';

const app = await testApp({ modules: ['labors', 'profile', 'concierge', 'money'] });
const [admin, anon, client] = [await app.as('admin'), await app.as('anon'), await app.as('client')];
afterAll(() => app.stop());

const studio = '/api/studio/money';
const line = { description: 'Five days by the sea', quantity: 1, unitAmount: 120_000, taxCode: 'standard' };

it('is quoted with lines by the money of the house, and both name each other', async () => {
  const email = `v-${randomUUID()}@example.test`;
  const { id, reference } = await sendRequest(anon, { email });
  const path = `${studio}/quote-subjects/concierge:booking:${id}`;
  const { body: subject } = await admin.get(path);
  expect(subject).toMatchObject({ path: `/bookings/${id}`, email, name: '', quotes: [] });
  expect(subject.label).toContain(reference);
  const sent = await admin.post(`${studio}/quotes`, {
    ...{ name: 'Ann Lee', email, language: 'en', currency: 'EUR', validUntil: inDays(9), parts: [], lines: [line] },
    subject: subject.subject,
  });
  expect([sent.status, sent.body.about]).toEqual([201, { label: subject.label, path: subject.path }]);
  expect((await admin.get(path)).body.quotes).toMatchObject([{ id: sent.body.id, total: 120_000 }]);
  expect((await client.get(path)).status).toBe(403);
  await app.knex('bookings').where({ id }).delete();
  expect((await admin.get(`${studio}/quotes/${sent.body.id}`)).body.about).toBeNull();
});
