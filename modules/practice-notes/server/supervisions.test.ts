import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched, unmatched } from '#modules/matching/testing/matched';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let client: Client;
let practitioner: Client;
let supervisor: Client;
let stranger: Client;
let matchId: string;
const words = 'She spoke of the sea.';
beforeAll(async () => {
  app = await testApp({ modules: ['practice-notes'] });
  client = await app.as('client', { firstName: 'Zerlina', lastName: 'Quist' });
  practitioner = await app.as('practitioner', { firstName: 'Ana', lastName: 'Ruiz' });
  supervisor = await app.as('practitioner', { firstName: 'Sven', lastName: 'Holm' });
  stranger = await app.as('practitioner');
  matchId = await matched(app.knex, client, practitioner);
  for (const text of [words, 'And of her brother.'])
    await practitioner.post(`/api/practice-clients/${matchId}/notes`, { text, isShared: false, sessionId: null });
});
afterAll(() => app.stop());

const emailOf = async (who: Client): Promise<string> =>
  (await app.knex('users').where({ id: who.userId }).first('email')).email;
const ask = async (who: Client) =>
  practitioner.post(`/api/practice-clients/${matchId}/supervisions`, { email: await emailOf(who) });
const answer = (id: string, agree: boolean, by = client) => by.post(`/api/supervisions/${id}/answer`, { agree });
const read = (id: string, by = supervisor) => by.get(`/api/supervisions/${id}/notes`);
const mineOf = async (who: Client) => (await who.get('/api/supervisions/me')).body;

it('asks the client before anything is read, and is told to the three', async () => {
  const { status, body } = await ask(supervisor);
  expect([status, body.state, body.supervisorName, body.initials]).toEqual([201, 'asked', 'Sven Holm', 'Z. Q.']);
  expect((await read(body.id)).status).toBe(404);
  expect(await mineOf(supervisor)).toEqual([]);
  expect((await app.mails(await emailOf(client))).at(-1)?.text).not.toContain('Holm');
  expect((await mineOf(client))[0]).toMatchObject({ practitionerName: 'Ana Ruiz', state: 'asked' });
  expect((await ask(supervisor)).body.code).toBe('already-asked');
  for (const by of [practitioner, supervisor, stranger]) expect((await answer(body.id, true, by)).status).toBe(403);
  expect((await answer(body.id, true, await app.as('client'))).status).toBe(404);

  expect((await answer(body.id, true)).body.state).toBe('agreed');
  expect((await answer(body.id, false)).body.code).toBe('already-answered');
  const page = await supervisor.get(`/api/supervisions/${body.id}/notes?limit=1`);
  expect(page.body.map(({ text }: { text: string }) => text)).toEqual(['And of her brother.']);
  const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
  expect(next).toContain(`/api/supervisions/${body.id}/notes`);
  expect((await supervisor.get(next)).body).toMatchObject([{ text: words }]);
  expect(await mineOf(supervisor)).toMatchObject([{ initials: 'Z. Q.', practitionerName: 'Ana Ruiz' }]);
  expect((await mineOf(client))[0].lastReadAt).not.toBeNull();
  expect(await app.knex('audit_log').where({ action: 'practice-note.supervised' })).toHaveLength(2);
  for (const by of [stranger, practitioner]) expect((await read(body.id, by)).status).toBe(404);
  // Notes are read, not written.
  expect((await supervisor.get(`/api/practice-clients/${matchId}/notes`)).status).toBe(404);

  expect((await client.delete(`/api/supervisions/${body.id}`)).status).toBe(204);
  expect((await read(body.id)).status).toBe(404);
  expect((await supervisor.delete(`/api/supervisions/${body.id}`)).status).toBe(404);
  expect((await mineOf(client))[0].state).toBe('ended');
});

it('is declined without a reading, ended by the supervisor, and over with the match', async () => {
  const declined = (await ask(supervisor)).body;
  expect((await answer(declined.id, false)).body.state).toBe('declined');
  expect((await read(declined.id)).status).toBe(404);
  const left = (await ask(supervisor)).body;
  await answer(left.id, true);
  expect((await supervisor.delete(`/api/supervisions/${left.id}`)).status).toBe(204);
  const other = (await ask(stranger)).body;
  await answer(other.id, true);
  expect((await read(other.id, stranger)).status).toBe(200);
  const waiting = (await ask(supervisor)).body;
  await unmatched(app.knex, practitioner, matchId);
  expect((await read(other.id, stranger)).status).toBe(404);
  expect((await answer(waiting.id, true)).body.code).toBe('already-answered');
  expect((await ask(supervisor)).status).toBe(404);
  // Who begins anew is asked anew.
  matchId = await matched(app.knex, client, practitioner);
  expect((await read(other.id, stranger)).status).toBe(404);
});

it('is asked of other practitioners of the house alone', async () => {
  const suspended = await app.as('practitioner');
  await app.knex('users').where({ id: suspended.userId }).update({ suspended_at: app.knex.fn.now() });
  for (const who of [practitioner, client, suspended]) expect((await ask(who)).body.fields?.[0]?.path).toBe('email');
  const path = `/api/practice-clients/${matchId}/supervisions`;
  for (const email of ['nobody@example.test', 'no address', ''])
    expect((await practitioner.post(path, { email })).status).toBe(422);
  const answers = await Promise.all([ask(supervisor), ask(supervisor), ask(supervisor)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});
