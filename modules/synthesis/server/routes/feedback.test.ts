import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import walter from '#modules/observations/testing/personas/open/en-walter.json';
import { aReadyClient, threeAnswers } from '#modules/profile/testing/ready-client';
import type { SynthesisView } from '../../schemas/synthesis';
import { generateFor, readingOf } from '../../testing/factory';
import { judgements } from '../figures';

// A verdict reads all answers again, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'safety', 'synthesis'] });
});
afterAll(() => app.stop());

const say = (client: Client, { id: synthesisId }: SynthesisView, itemId: string, words: object) =>
  client.post('/api/synthesis/feedback', { synthesisId, itemId, ...words });
const ids = ({ reading }: SynthesisView): string[] => reading.themes.map(({ id }) => id);
const passagesOf = ({ reading }: SynthesisView, id: string) =>
  reading.themes.filter((one) => one.id === id).flatMap(({ quotes }) => quotes.map(({ text }) => text));

it('puts the next weightiest finding in the place of a not me at once, and leaves the others', async () => {
  const client = await aReadyClient(app, walter.answers);
  await generateFor(app, client);
  const before = await readingOf(client);
  // The first finding whose place can be taken: a short text has few others.
  let refused = '';
  for (const id of ids(before)) {
    refused = id;
    expect((await say(client, before, id, { verdict: 'not-me' })).status).toBe(201);
    if ((await readingOf(client)).replaced?.some(({ instead }) => instead !== null)) break;
    await say(client, before, id, { verdict: 'agree' });
  }
  const after = await readingOf(client);
  expect([after.id, after.version]).toEqual([before.id, 1]);
  expect(ids(after)).not.toContain(refused);
  expect(ids(after)).toEqual(expect.arrayContaining(ids(before).filter((id) => id !== refused)));
  const [replaced] = after.replaced ?? [];
  const former = before.reading.themes.find(({ id }) => id === refused);
  expect(replaced).toMatchObject({ itemId: refused, title: former?.title });
  const instead = replaced?.instead ?? '';
  expect(ids(before)).not.toContain(instead);
  expect(ids(after)).toContain(instead);
  // Not the same passage under another name.
  for (const text of passagesOf(after, instead)) expect(passagesOf(before, refused)).not.toContain(text);
  expect(after.reading.guidance.map(({ themeId }) => themeId)).not.toContain(refused);
  expect(after.content).toContain('Left out, because you marked');

  // It can be called back, and then stands as before.
  expect((await say(client, after, refused, { verdict: 'agree' })).status).toBe(201);
  const back = await readingOf(client);
  expect(ids(back)).toEqual(expect.arrayContaining(ids(before)));
  expect(ids(back)).not.toContain(instead);
  expect(back.replaced).toBeUndefined();
});

it('says so where nothing is left to take the place, and never brings the same finding again', async () => {
  const client = await aReadyClient(app, threeAnswers);
  await generateFor(app, client);
  const refused = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const now = await readingOf(client);
    const [next] = ids(now);
    if (next === undefined) break;
    expect(refused.has(next)).toBe(false);
    refused.add(next);
    expect((await say(client, now, next, { verdict: 'not-me' })).status).toBe(201);
  }
  const last = await readingOf(client);
  expect(ids(last).filter((id) => refused.has(id))).toEqual([]);
  expect((last.replaced ?? []).map(({ itemId }) => itemId).sort()).toEqual([...refused].sort());
  expect(last.replaced?.at(-1)?.instead).toBeNull();
});

it('leaves a version as it is once its answers changed or another is newer: the next reading leaves it out', async () => {
  const client = await aReadyClient(app, threeAnswers);
  await generateFor(app, client);
  const first = await readingOf(client);
  const [answer] = (await client.get('/api/labor-responses/me')).body;
  const words = { textResponse: `${answer.textResponse} I was nine.` };
  await client.put(`/api/labor-responses/${answer.id}`, words, { 'if-match': '"1"' });
  const [refused = ''] = ids(first);
  await say(client, first, refused, { verdict: 'not-me' });
  const still = await readingOf(client);
  expect([ids(still), still.replaced, still.feedback]).toEqual([ids(first), undefined, { [refused]: 'not-me' }]);
  await generateFor(app, client);
  const second = await readingOf(client);
  expect([second.version, ids(second).includes(refused)]).toEqual([2, false]);
});

it('keeps a note sealed, exports it and erases it; neither verdict nor note is no answer', async () => {
  const client = await aReadyClient(app, threeAnswers);
  await generateFor(app, client);
  const reading = await readingOf(client);
  const [itemId = ''] = ids(reading);
  const note = 'The bread was my aunt’s.';
  expect((await say(client, reading, itemId, {})).status).toBe(422);
  expect((await say(client, reading, 'no-such-part', { note })).status).toBe(422);
  expect((await say(client, reading, itemId, { note: 'x'.repeat(2001) })).status).toBe(422);
  expect((await say(client, reading, itemId, { note })).status).toBe(201);
  expect(await readingOf(client)).toMatchObject({ notes: { [itemId]: note }, feedback: {} });
  const [row] = await app.knex('synthesis_notes').where({ user_id: client.userId });
  expect(row.note_sealed.toString('latin1')).not.toContain('bread');
  expect(app.logged.join('\n')).not.toContain(note);
  const other = await aReadyClient(app, threeAnswers);
  expect((await say(other, reading, itemId, { note })).status).toBe(404);

  const personal = app.assembled.personalData.find(({ owner }) => owner === 'synthesis')?.data;
  expect(await personal?.export(client.userId)).toMatchObject({ notes: [{ itemId, note }] });
  const period = { from: '2026-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
  const notes = judgements.find(({ id }) => id === 'reading-notes');
  expect(await notes?.count(app.knex, period)).toBe(1);
  expect((await say(client, reading, itemId, { note: null })).status).toBe(201);
  expect((await readingOf(client)).notes).toBeUndefined();
  await say(client, reading, itemId, { note });
  await app.knex.transaction(async (trx) => personal?.erase(trx, client.userId));
  expect(await app.knex('synthesis_notes').where({ user_id: client.userId })).toEqual([]);
});
