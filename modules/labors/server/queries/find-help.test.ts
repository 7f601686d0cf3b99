import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors'] });
  client = await app.as('client');
}, 120_000);
afterAll(() => app?.stop());

const save = (laborNumber: number, laborName: string, textResponse: string) =>
  client.post('/api/labor-responses', { laborNumber, laborName, textResponse });

it.each([
  [1, 'I want to kill myself tonight and I have the pills at home.', 3],
  [2, 'Mein Mann schlägt mich. Heute habe ich gekocht.', 2],
  [3, 'Ya no puedo más.', 1],
])('saves the answer to Labor %i and says which help its words call for', async (number, text, help) => {
  const { body: labors } = await client.get('/api/labors');
  const name = labors.find((one: { laborNumber: number }) => one.laborNumber === number).name;
  const saved = await save(number, name, text);
  expect([saved.status, saved.body.help, saved.body.textResponse]).toEqual([201, help, text]);
  const again = (await client.get(`/api/labor-responses/${saved.body.id}`)).body;
  expect([again.textResponse, again.help]).toEqual([text, undefined]);
  expect(app.logged.join('')).not.toContain(text);
});

it('says nothing of grief', async () => {
  const { body: labors } = await client.get('/api/labors');
  const { laborNumber, name } = labors[8];
  const saved = await save(laborNumber, name, 'I sleep on his side of the bed.');
  expect([saved.status, 'help' in saved.body]).toEqual([201, false]);
});
