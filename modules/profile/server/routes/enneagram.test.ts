import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { statements } from '#modules/chart-engine/public';
import { aChartedClient } from '../../testing/factory';

const path = '/api/enneagram/me';
const answersFor = (points: Partial<Record<number, number>>) => statements.map(({ type }) => points[type] ?? 0);

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile'] });
  client = await aChartedClient(app);
});
afterAll(() => app.stop());

describe('the enneagram of a client', () => {
  it('is not assessed until the questionnaire is answered', async () => {
    expect((await client.get(path)).body).toBeNull();
    const { body } = await client.get('/api/holistic-profiles/me');
    expect(body.additionalKeys.enneagram).toBeNull();
    expect(body.sources.enneagram).toContain('not assessed');
  });

  it.each([
    ['too few answers', { answers: [1, 2, 3] }],
    ['one too many', { answers: Array(37).fill(1) }],
    ['an answer beyond the scale', { answers: Array(36).fill(5) }],
    ['half an answer', { answers: Array(36).fill(1.5) }],
    ['a type that does not exist', { answers: Array(36).fill(1), choice: 10 }],
    ['a score of their own', { answers: Array(36).fill(1), type: 3 }],
  ])('refuses %s and stores nothing', async (_name, body) => {
    expect((await client.put(path, body)).status).toBe(422);
    expect((await client.get(path)).body).toBeNull();
  });

  it('is scored with its wing and stands in the profile with its source', async () => {
    const kept = await client.put(path, { answers: answersFor({ 4: 4, 5: 2, 3: 1 }) });
    expect(kept.status).toBe(200);
    expect(kept.body).toMatchObject({ type: 4, wing: 5, lead: 8, version: 1, scores: { 4: 16, 5: 8 } });
    const { body } = await client.get('/api/holistic-profiles/me');
    expect(body.additionalKeys.enneagram).toEqual({ type: 4, wing: 5 });
    expect(body.sources.enneagram).toContain('Your own answers');
  });

  it('raises how full the profile is', async () => {
    const other = await aChartedClient(app);
    const before = (await other.get('/api/journey/me')).body.profilePercent;
    await other.put(path, { answers: answersFor({ 9: 3 }) });
    expect((await other.get('/api/journey/me')).body.profilePercent).toBeGreaterThan(before);
  });

  it('is never written over unseen', async () => {
    const again = { answers: answersFor({ 7: 4 }) };
    expect((await client.put(path, again)).status).toBe(428);
    expect((await client.put(path, again, { 'if-match': '"9"' })).status).toBe(412);
    expect((await client.get(path)).body.type).toBe(4);
    const changed = await client.put(path, again, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ type: 7, wing: null, version: 2 });
  });

  it('waits for a choice where several types lead', async () => {
    const tied = answersFor({ 2: 3, 8: 3 });
    expect((await client.put(path, { answers: tied }, { 'if-match': '"2"' })).body).toMatchObject({
      type: null,
      leading: [2, 8],
    });
    expect((await client.get('/api/holistic-profiles/me')).body.additionalKeys.enneagram).toBeNull();
    const chosen = await client.put(path, { answers: tied, choice: 8 }, { 'if-match': '"3"' });
    expect(chosen.body).toMatchObject({ type: 8, choice: 8 });
  });

  it('lies in the database sealed', async () => {
    const row = await app.knex('enneagrams').where({ user_id: client.userId }).first();
    expect(row.answers_sealed.toString('utf8')).not.toContain('answers');
  });

  it('can be taken back', async () => {
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.get(path)).body).toBeNull();
    expect((await client.get('/api/holistic-profiles/me')).body.additionalKeys.enneagram).toBeNull();
  });
});
