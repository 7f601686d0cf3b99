import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { matched, unmatched } from '#modules/matching/testing/matched';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let client: Client;
let practitioner: Client;
let stranger: Client;
let matchId: string;
beforeAll(async () => {
  // Labors and sharing decide about what is open; safety shows help.
  app = await testApp({ modules: ['practice-notes', 'sharing', 'labors'] });
  client = await app.as('client', { firstName: 'Zerlina', lastName: 'Quist' });
  practitioner = await app.as('practitioner', { firstName: 'Ana', lastName: 'Ruiz' });
  stranger = await app.as('practitioner');
  matchId = await matched(app.knex, client, practitioner);
});
afterAll(() => app.stop());

const path = () => `/api/practice-clients/${matchId}`;
const note = (text: string, more: object = {}) => ({ text, isShared: false, sessionId: null, ...more });
const write = (text: string, more: object = {}) => practitioner.post(`${path()}/notes`, note(text, more));
const change = (id: string, version: number, body: object, by = practitioner) =>
  by.put(`/api/practice-notes/${id}`, body, { 'if-match': `"${version}"` });

it('says in initials whom it is about, to the practitioner alone', async () => {
  const { body } = await practitioner.get(path());
  expect([body.matchId, body.initials]).toEqual([matchId, 'Z. Q.']);
  for (const by of [stranger, client]) expect([403, 404]).toContain((await by.get(path())).status);
});

describe('a note', () => {
  it('is encrypted, versioned and its writer’s alone', async () => {
    const made = await write('She spoke of the sea.');
    expect([made.status, made.body.version]).toEqual([201, 1]);
    const changed = await change(made.body.id, 1, note('She spoke of the sea and her brother.'));
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect((await change(made.body.id, 1, note('Stale'))).status).toBe(412);
    expect((await practitioner.put(`/api/practice-notes/${made.body.id}`, note('x'))).status).toBe(428);
    const versions = await practitioner.get(`/api/practice-notes/${made.body.id}/versions`);
    expect(versions.body.map(({ text }: { text: string }) => text)).toEqual([
      'She spoke of the sea and her brother.',
      'She spoke of the sea.',
    ]);
    const stored = await app.knex('practice_note_versions').select('text_sealed');
    expect(String(stored.map(({ text_sealed }) => text_sealed))).not.toContain('sea');
    for (const by of [stranger, client]) {
      expect([403, 404]).toContain((await by.get(`/api/practice-notes/${made.body.id}/versions`)).status);
      expect([403, 404]).toContain((await change(made.body.id, 2, note('Mine'), by)).status);
    }
    expect((await stranger.get(`${path()}/notes`)).status).toBe(404);
    expect(JSON.stringify((await client.get('/api/practice-notes/shared')).body)).not.toContain('brother');
    for (const wrong of [note(' '), note('x'.repeat(20_001)), { text: 'x' }])
      expect((await practitioner.post(`${path()}/notes`, wrong)).status).toBe(422);
  });

  it('is read by its client when it is shared', async () => {
    await write('Breathe before you answer.', { isShared: true });
    expect((await client.get('/api/practice-notes/shared')).body).toMatchObject([
      { text: 'Breathe before you answer.', practitionerName: 'Ana Ruiz' },
    ]);
  });

  it('is locked by signing, and then only added to', async () => {
    const { body } = await write('Signed words.');
    const sign = () => practitioner.post(`/api/practice-notes/${body.id}/sign`, undefined, { 'if-match': '"1"' });
    const early = await practitioner.post(`/api/practice-notes/${body.id}/addenda`, { text: 'Too early' });
    expect(early.body.code).toBe('note-open');
    expect((await sign()).body.signedAt).toEqual(expect.any(String));
    expect((await sign()).body.code).toBe('note-signed');
    expect((await change(body.id, 1, note('Other words'))).body.code).toBe('note-signed');
    expect((await practitioner.delete(`/api/practice-notes/${body.id}`)).body.code).toBe('note-signed');
    const added = await practitioner.post(`/api/practice-notes/${body.id}/addenda`, { text: 'She called later.' });
    expect(added.body).toMatchObject({ text: 'Signed words.', addenda: [{ text: 'She called later.' }] });
    const open = await write('To be thrown away');
    expect((await practitioner.delete(`/api/practice-notes/${open.body.id}`)).status).toBe(204);
  });

  it('comes in pages, newest first', async () => {
    const found: string[] = [];
    let next: string | null = `${path()}/notes?limit=2`;
    while (next) {
      const { body, headers } = await practitioner.get(next);
      found.push(...body.map(({ id }: { id: string }) => id));
      next = /^<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? null;
    }
    const all = (await practitioner.get(`${path()}/notes?limit=50`)).body;
    expect(found).toEqual(all.map(({ id }: { id: string }) => id));
  });
});

describe('the preparation', () => {
  it('holds what the client has opened, and each reading stands in their log', async () => {
    expect((await practitioner.get(`${path()}/preparation`)).body).toEqual({ parts: null });
    await aLaborResponse(client, 3, 'I was happy at the shore.', 'practitioners');
    const grant = await client.post('/api/consents', { matchId, segments: ['labor:3'] });
    expect([grant.status, grant.text]).toEqual([201, expect.any(String)]);
    const read = await practitioner.get(`${path()}/preparation`);
    expect(read.body.parts).toMatchObject([{ key: 'labor:3' }]);
    expect(JSON.stringify(read.body)).toContain('happy at the shore');
    const log = (await client.get('/api/access-log/me')).body;
    expect(log[0]).toMatchObject({ segment: 'labor:3' });
    expect((await stranger.get(`${path()}/preparation`)).status).toBe(404);
    expect((await client.get(`${path()}/preparation`)).status).toBe(403);
  });
});

describe('a questionnaire', () => {
  const ask = (measure: string) => practitioner.post(`${path()}/measures`, { measure });
  const answer = (id: string, answers: readonly number[], by = client) =>
    by.post(`/api/measures/${id}/answers`, { answers });
  const offers = async () => app.knex('help_offers').where({ user_id: client.userId });

  it('is scored for the two, and for nobody else', async () => {
    const { status, body } = await ask('gad-7');
    expect([status, body.answers]).toEqual([201, null]);
    expect((await ask('gad-7')).body.code).toBe('already-requested');
    expect((await ask('who-5')).status).toBe(422);
    const answers = [3, 2, 1, 0, 3, 2, 1];
    expect((await answer(body.id, answers, await app.as('client'))).status).toBe(404);
    expect((await answer(body.id, [...answers, 1])).status).toBe(422);
    expect((await answer(body.id, [4, 0, 0, 0, 0, 0, 0])).status).toBe(422);
    expect((await answer(body.id, answers)).body).toMatchObject({ score: 12, answers });
    expect((await answer(body.id, answers)).body.code).toBe('already-answered');
    expect((await practitioner.get(`${path()}/measures`)).body[0].score).toBe(12);
    expect((await stranger.get(`${path()}/measures`)).status).toBe(404);
    const [row] = await app.knex('practice_measures').where({ id: body.id });
    expect(String(row.answers_sealed)).not.toContain('3,2,1');
    expect(await offers()).toEqual([]);
  });

  it('shows help at once when the ninth answer of the PHQ-9 is above nothing, and tells nobody by itself', async () => {
    const first = (await ask('phq-9')).body;
    await answer(first.id, [3, 3, 3, 3, 3, 3, 3, 3, 0]);
    expect(await offers()).toEqual([]);
    const second = (await ask('phq-9')).body;
    expect((await answer(second.id, [0, 0, 0, 0, 0, 0, 0, 0, 1])).body.score).toBe(1);
    expect(await offers()).toHaveLength(1);
    // Being contacted is the person's own wish.
    expect(await app.knex('safety_contact_requests').where({ user_id: client.userId })).toEqual([]);
  });

  it('can be left unanswered', async () => {
    const { body } = await ask('gad-7');
    expect((await client.delete(`/api/measures/${body.id}`)).status).toBe(204);
    expect((await answer(body.id, [0, 0, 0, 0, 0, 0, 0])).status).toBe(404);
  });
});

describe('all of it', () => {
  it('is handed over without private notes, closed with the match and erased with either account', async () => {
    const data = app.assembled.personalData.find(({ owner }) => owner === 'practice-notes')?.data;
    const theirs = JSON.stringify(await data?.export(client.userId));
    expect(theirs).toContain('Breathe before you answer.');
    expect(theirs).not.toContain('brother');
    expect(JSON.stringify(await data?.export(practitioner.userId))).toContain('brother');
    await unmatched(app.knex, practitioner, matchId);
    expect((await practitioner.get(`${path()}/notes`)).status).toBe(404);
    expect((await client.get('/api/practice-notes/shared')).body).toHaveLength(1);
    await app.knex.transaction((trx) => data?.erase(trx, client.userId) ?? Promise.resolve());
    expect(await app.knex('practice_notes')).toEqual([]);
    expect(await app.knex('practice_measures')).toEqual([]);
  });
});
