import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

const path = '/api/sample-diary/entries';
let app: TestApp;
let ann: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['sample-diary'] });
  ann = await app.as('client');
});
afterAll(() => app.stop());

describe('entries', () => {
  it('are kept for the person who wrote them, and sealed in the database', async () => {
    const made = await ann.post(path, { text: 'The sea was calm.' });
    expect([made.status, made.body.text]).toEqual([201, 'The sea was calm.']);
    expect((await ann.get(path)).body).toEqual([made.body]);
    const row = await app.knex('sample_diary_entries').where({ id: made.body.id }).first();
    expect(row.text_sealed.toString()).not.toContain('calm');
  });

  it('are neither read nor removed by others', async () => {
    const { body } = await ann.post(path, { text: 'Mine alone.' });
    const other = await app.as('client');
    expect((await other.get(path)).body).toEqual([]);
    expect((await other.delete(`${path}/${body.id}`)).status).toBe(404);
    expect((await ann.get(path)).text).toContain('Mine alone.');
    for (const role of ['practitioner', 'admin'] as const)
      expect((await (await app.as(role)).get(path)).status).toBe(403);
    expect((await (await app.as('anon')).get(path)).status).toBe(401);
  });

  it('are refused without words, and when they are too long', async () => {
    for (const text of ['', '   ', 'a'.repeat(5001), 7]) expect((await ann.post(path, { text })).status).toBe(422);
  });

  it('are gone once their writer removes them', async () => {
    const { body } = await ann.post(path, { text: 'A passing thought.' });
    expect((await ann.delete(`${path}/${body.id}`)).status).toBe(204);
    expect((await ann.get(path)).text).not.toContain('A passing thought.');
  });

  it('are handed over with the data of a person, and erased with them', async () => {
    const clara = await app.as('client');
    await clara.post(path, { text: 'To take along.' });
    const own = app.assembled.personalData.find(({ owner }) => owner === 'sample-diary')?.data;
    expect(JSON.stringify(await own?.export(clara.userId))).toContain('To take along.');
    await app.knex.transaction(async (trx) => own?.erase(trx, clara.userId));
    expect((await clara.get(path)).body).toEqual([]);
  });
});
