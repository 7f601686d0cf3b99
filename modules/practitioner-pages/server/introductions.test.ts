import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { bookCall } from '#modules/matching/testing/calls';
import { matched } from '#modules/matching/testing/matched';
import { aGuest, inHours, publishPage } from '../testing/factory';

const app = await testApp({ modules: ['practitioner-pages'] });
const [anon, admin, practitioner] = [await app.as('anon'), await app.as('admin'), await app.as('practitioner')];
afterAll(() => app.stop());
const slug = await publishPage(app.knex, admin, practitioner);
const path = `/api/practitioner-pages/${slug}/introductions`;
const job = async (name: string) => {
  await app.knex.raw(`select graphile_worker.add_job('${name}', payload => '{}'::json)`);
  await app.runJobs();
};
const step = (name: 'find' | 'confirm' | 'withdraw', token: string) =>
  anon.post(`/api/guest-introductions/${name}`, { token });
/** Asks for a time; answers the guest's address and the token of the mailed link. */
const ask = async (start: string, at = path) => {
  const guest = aGuest(start);
  const asked = await anon.post(at, guest);
  expect([asked.status, asked.body]).toEqual([202, { confirmWithinHours: 2 }]);
  const [mail] = await app.mails(guest.email);
  return { email: guest.email, token: /introduction#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' };
};
const freeStarts = async (by: Client = anon): Promise<string[]> =>
  (await by.get(`/api/practitioner-pages/${slug}/times?zone=UTC`)).body.starts;

it('a guest has the time once the mailed link was opened, and the practitioner answers', async () => {
  const start = inHours(50);
  const { email, token } = await ask(start);
  expect(await freeStarts()).toContain(start);
  expect((await step('find', token)).body).toMatchObject({ state: 'unconfirmed', slug });
  expect((await practitioner.get('/api/practitioners/me/introductions')).body).toEqual([]);
  const confirmed = await step('confirm', token);
  expect([confirmed.status, confirmed.body.state]).toEqual([200, 'waiting']);
  expect((await step('confirm', token)).body.state).toBe('waiting');
  expect(await freeStarts()).not.toContain(start);
  const [row] = (await practitioner.get('/api/practitioners/me/introductions')).body;
  expect(row).toMatchObject({ name: 'Gusta Guest', email, message: 'I heard of you.', state: 'waiting' });
  const other = await app.as('practitioner');
  expect((await other.post(`/api/practitioners/me/introductions/${row.id}/accept`, {})).status).toBe(404);
  expect((await practitioner.post(`/api/practitioners/me/introductions/${row.id}/accept`, {})).body.state).toBe(
    'accepted',
  );
  const mails = await app.mails(email);
  expect(mails.map(({ subject }) => subject)).toContain('Dein Kennenlerngespräch steht fest');
  expect((await step('withdraw', token)).body.state).toBe('cancelled');
  expect(await freeStarts()).toContain(start);
  const late = await practitioner.post(`/api/practitioners/me/introductions/${row.id}/accept`, {});
  expect([late.status, late.body.code]).toEqual([409, 'over']);
});

it('gives one time to one of several who confirm it at once, clients among them', async () => {
  const start = inHours(75);
  const guests = [await ask(start), await ask(start), await ask(start)];
  const client = await app.as('client');
  const matchId = await matched(app.knex, client, practitioner);
  const answers = await Promise.all([
    ...guests.map(({ token }) => step('confirm', token)),
    bookCall(client, matchId, start),
  ]);
  const won = answers.filter(({ status }) => status < 300);
  expect(won).toHaveLength(1);
  for (const { status, body } of answers) if (status >= 300) expect([status, body.code]).toEqual([409, 'slot_taken']);
  // Half an hour later the pause of the first call is not over.
  const near = new Date(Date.parse(start) + 30 * 60_000).toISOString();
  expect((await anon.post(path, aGuest(near))).status).toBe(409);
});

it('frees a time that nobody answered for, and an expired link reserves nothing', async () => {
  const start = inHours(100);
  const { email, token } = await ask(start);
  await app
    .knex('guest_introductions')
    .where({ state: 'unconfirmed' })
    .update({ expires_at: new Date(0) });
  expect((await step('confirm', token)).body.code).toBe('link-expired');
  expect((await step('find', token)).body.state).toBe('ended');
  await job('core.apply-retention');
  expect((await step('find', token)).status).toBe(404);
  const second = await ask(start);
  await step('confirm', second.token);
  await app
    .knex('guest_introductions')
    .where({ state: 'waiting' })
    .update({ expires_at: new Date(0) });
  await job('practitioner-pages.end-introductions');
  expect((await step('find', second.token)).body.state).toBe('ended');
  expect(await freeStarts()).toContain(start);
  expect((await app.mails(second.email)).at(-1)?.subject).toBe('Es kam nicht rechtzeitig eine Antwort');
  expect(email).not.toBe(second.email);
});

it('tells guests of a suspended practitioner, whose page and times are gone', async () => {
  const gone = await app.as('practitioner');
  const theirs = await publishPage(app.knex, admin, gone);
  const waiting = await ask(inHours(60), `/api/practitioner-pages/${theirs}/introductions`);
  const late = await ask(inHours(70), `/api/practitioner-pages/${theirs}/introductions`);
  await step('confirm', waiting.token);
  await app.knex('users').where({ id: gone.userId }).update({ suspended_at: new Date() });
  expect((await step('confirm', late.token)).status).toBe(404);
  expect((await anon.post(`/api/practitioner-pages/${theirs}/introductions`, aGuest(inHours(61)))).status).toBe(404);
  await job('practitioner-pages.end-introductions');
  await job('practitioner-pages.end-introductions');
  const mails = await app.mails(waiting.email);
  expect(mails.filter(({ subject }) => subject === 'Dein Kennenlerngespräch fällt aus')).toHaveLength(1);
});

it('answers an address alike that gets no further mail, and refuses what is no request', async () => {
  const guest = aGuest(inHours(120));
  const answers = [];
  for (let at = 0; at < 7; at += 1) answers.push(await anon.post(path, guest));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(await app.mails(guest.email)).toHaveLength(5);
  for (const body of [
    { ...guest, email: 'nobody' },
    { ...guest, name: ' ' },
    { ...guest, start: inHours(1) },
    { ...guest, start: 'soon' },
    { ...guest, zone: 'Mars/Base' },
    { ...guest, message: 'x'.repeat(601) },
    { ...guest, user: 1 },
  ])
    expect((await anon.post(path, body)).status).toBe(422);
  expect((await anon.post('/api/practitioner-pages/nobody/introductions', guest)).status).toBe(404);
  for (const token of ['', 'x', 'A'.repeat(43)]) expect([404, 422]).toContain((await step('find', token)).status);
});
