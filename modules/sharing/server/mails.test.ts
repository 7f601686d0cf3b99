import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '#core/testing/client';
import { aCast, type Cast } from '#modules/matching/testing/cast';
import { introduced } from '#modules/matching/testing/relations';
import { opened } from '../testing/consents';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let cast: Cast;
beforeAll(async () => {
  cast = await aCast('sharing');
});
afterAll(() => cast.app.stop());

const subjectsTo = async (person: Client): Promise<string[]> => {
  const { email } = await cast.app.knex('users').where({ id: person.userId }).first('email');
  return (await cast.app.mails(email)).map(({ subject }) => subject);
};

it('tells each side once what the other did, and nothing of what it is about', async () => {
  const { id } = await introduced(cast.client, cast.first);
  await opened(cast.client, id, ['birth']);
  await opened(cast.client, id, ['birth', 'labor:12']);
  const ask = { matchId: id, segments: ['contact'], reason: 'other', note: 'To send you the recording.' };
  expect((await cast.first.post('/api/consents/requests', ask)).status).toBe(201);
  await opened(cast.client, id, []);
  const theirs = await subjectsTo(cast.first);
  expect(theirs.slice(-2)).toEqual([
    'A client has opened something to you',
    'A client has closed what was open to you',
  ]);
  expect((await subjectsTo(cast.client)).at(-1)).toBe('Your practitioner asks to read something');
  const all = JSON.stringify(await cast.app.mails());
  expect(all).not.toMatch(/Zerlina|Quist|labor:12|recording/);
});
