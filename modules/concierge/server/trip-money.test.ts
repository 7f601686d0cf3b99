import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { aRetreat, inDays, sendRequest } from '../testing/factory';

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

it('is confirmed with the acceptance of its quote, and the price stands on the invoice alone', async () => {
  const email = `v-${randomUUID()}@example.test`;
  const aQuoted = async () => {
    const { id } = await sendRequest(anon, { email });
    const sent = await admin.post(`${studio}/quotes`, {
      ...{ name: 'Ann Lee', email, language: 'en', currency: 'EUR', validUntil: inDays(9), parts: [], lines: [line] },
      subject: `concierge:booking:${id}`,
    });
    const path = `/api/quotes/${sent.body.path.split('#')[1]}`;
    return { id, accept: () => anon.post(`${path}/accept`, {}), read: () => anon.get(path) };
  };
  const trip = await aQuoted();
  const accepted = await trip.accept();
  expect([accepted.status, accepted.body.state], accepted.text).toEqual([200, 'accepted']);
  const { body: booking } = await admin.get(`/api/bookings/${trip.id}`);
  expect([booking.status, booking.price]).toEqual(['confirmed', null]);
  expect((await app.mails(email)).some(({ attachments }) => attachments?.[0]?.filename.endsWith('.ics'))).toBe(true);
  // Twice is once.
  expect((await trip.accept()).status).toBe(200);
  expect(await app.knex('booking_history').where({ booking_id: trip.id, to_status: 'confirmed' })).toHaveLength(1);

  const late = await aQuoted();
  const experienceId = await aRetreat(app.knex, { capacity: 6, taken: 6 });
  await app.knex('bookings').where({ id: late.id }).update({ experience_id: experienceId });
  const full = await late.accept();
  expect([full.status, full.body.code], full.text).toEqual([409, 'full']);
  expect((await late.read()).body.payPath).toBeNull();

  const off = await aQuoted();
  await admin.post(`/api/bookings/${off.id}/cancel`, {});
  const refused = await off.accept();
  expect([refused.status, refused.body.code]).toEqual([409, 'quote-over']);
  expect((await off.read()).body.state).toBe('open');
});
