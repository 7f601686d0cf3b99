import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched } from '#modules/matching/testing/matched';
import { pathOf, publish } from '#modules/studio/testing/factory';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let admin: Client;
let client: Client;
let practitioner: Client;
let matchId: string;
beforeAll(async () => {
  app = await testApp({ modules: ['practice-notes'] });
  admin = await app.as('admin');
  client = await app.as('client');
  practitioner = await app.as('practitioner');
  matchId = await matched(app.knex, client, practitioner);
});
afterAll(() => app.stop());

/** Words of our own: no instrument is copied into the product. */
const fields = {
  title: 'By the sea',
  licence: 'Written by the house itself in 2026.',
  period: 'Since we last met',
  lead: 'How often was it so?',
  questions: [
    { text: 'I looked at the water', isReversed: false, showsHelp: false },
    { text: 'I wished I were gone', isReversed: true, showsHelp: true },
  ],
  options: [
    { label: 'Never', points: 0 },
    { label: 'Sometimes', points: 2 },
    { label: 'Every day', points: 5 },
  ],
  summary: 'sum',
  factor: 4,
  bands: [
    { from: 0, name: 'far away' },
    { from: 20.5, name: 'near' },
  ],
  isHidden: false,
};
const add = async (title: string): Promise<string> => {
  const { status, body } = await admin.post('/api/studio/questionnaires/documents', { title });
  expect([status, body.title]).toEqual([201, title]);
  return body.key;
};
/** Paths of what has to be changed before it can be published. */
const check = async (key: string, language: string, said: object): Promise<string[]> => {
  const { body } = await admin.post(pathOf(`questionnaires/${key}/${language}`, '/preview'), { fields: said });
  return (body.problems ?? body.fields).map(({ path }: { path: string }) => path.replace(/^fields\./, ''));
};
const offered = async (): Promise<{ key: string; title: string }[]> =>
  (await practitioner.get(`/api/practice-clients/${matchId}`)).body.measures;
const ask = (measure: string) => practitioner.post(`/api/practice-clients/${matchId}/measures`, { measure });
const answer = (id: string, answers: readonly number[]) => client.post(`/api/measures/${id}/answers`, { answers });

describe('a questionnaire that staff enter', () => {
  it('is offered once it is published, answered in the version it was given, and taken away by hiding', async () => {
    const key = await add('By the sea');
    const measure = `entered:${key}`;
    expect((await ask(measure)).status).toBe(422);
    await publish(admin, `questionnaires/${key}/en`, fields);
    await publish(admin, `questionnaires/${key}/de`, {
      title: 'Am Meer',
      period: 'Seit unserem letzten Treffen',
      lead: 'Wie oft war es so?',
      questions: [{ text: 'Ich sah aufs Wasser' }, { text: 'Ich wollte fort sein' }],
      // Figures of a translation count nowhere.
      options: ['Nie', 'Manchmal', 'Täglich'].map((label) => ({ label, points: 9 })),
      bands: ['fern', 'nah'].map((name, index) => ({ from: index, name })),
    });
    await expect.poll(offered).toContainEqual({ key: measure, title: 'By the sea' });

    const asked = await ask(measure);
    expect([asked.status, asked.body.forms.de.title, asked.body.forms.es]).toEqual([201, 'Am Meer', undefined]);
    expect(asked.body.forms.de.options[1]).toEqual({ label: 'Manchmal', points: 2 });
    const { id } = asked.body;

    await publish(admin, `questionnaires/${key}/en`, {
      ...fields,
      questions: [...fields.questions, { text: 'I swam', isReversed: false, showsHelp: false }],
    });
    await expect
      .poll(async () => {
        await client.delete(`/api/measures/${(await ask(measure)).body.id}`);
        return (await client.get('/api/measures/me')).body.map(
          ({ forms }: typeof asked.body) => forms.en.questions.length,
        );
      })
      .toEqual([2]);
    for (const wrong of [[0], [0, 0, 0], [0, 3], [0, -1], [0, 1.5], [0, 11]])
      expect([wrong, (await answer(id, wrong)).status]).toEqual([wrong, 422]);
    const offers = () => app.knex('help_offers').where({ user_id: client.userId });
    expect(await offers()).toEqual([]);
    // 5 and, the other way round, 3; times four.
    expect((await answer(id, [2, 1])).body).toMatchObject({ score: 32, answers: [2, 1] });
    expect(await offers()).toHaveLength(1);

    // The German text lacks a question by now, and is not given any more.
    const second = await ask(measure);
    expect(second.body.forms).toMatchObject({ en: { questions: [{}, {}, { text: 'I swam' }] } });
    expect(second.body.forms.de).toBeUndefined();

    const removed = await admin.delete(`/api/studio/questionnaires/${key}`);
    expect([removed.status, removed.body.code]).toEqual([409, 'in-use']);
    await publish(admin, `questionnaires/${key}/en`, { ...fields, isHidden: true });
    await expect.poll(offered).toEqual([
      { key: 'phq-9', title: 'PHQ-9' },
      { key: 'gad-7', title: 'GAD-7' },
    ]);
    expect((await answer(second.body.id, [0, 0, 0])).body.score).toBe(20);
    expect((await ask(measure)).body.fields).toMatchObject([{ path: 'measure' }]);

    const data = app.assembled.personalData.find(({ owner }) => owner === 'practice-notes')?.data;
    expect(JSON.stringify(await data?.export(client.userId))).toContain('I looked at the water');
  });

  it('is refused without a licence, with nothing to tell answers apart, and with ranges out of order', async () => {
    const key = await add('Refused');
    expect(await check(key, 'en', fields)).toEqual([]);
    expect(await check(key, 'en', { ...fields, licence: ' ' })).toEqual(['licence']);
    expect(
      await check(key, 'en', { ...fields, options: fields.options.map((one) => ({ ...one, points: 1 })) }),
    ).toEqual(['options']);
    expect(await check(key, 'en', { ...fields, bands: [...fields.bands].reverse() })).toEqual(['bands.1.from']);
    expect(await check(key, 'en', { ...fields, questions: Array(41).fill(fields.questions[0]) })).toEqual([
      'questions',
    ]);
    expect(await check(key, 'en', { ...fields, options: fields.options.slice(1, 2) })).toContain('options');
    expect(await check(key, 'en', { ...fields, summary: 'product' })).toEqual(['summary']);
    await publish(admin, `questionnaires/${key}/en`, fields);
    const { title, period, lead, options, bands } = fields;
    const german = { title, period, lead, options, bands };
    expect(await check(key, 'de', { ...german, questions: fields.questions })).toEqual([]);
    expect(await check(key, 'de', { ...german, questions: fields.questions.slice(1) })).toEqual(['questions']);
  });

  it('does not stand in for those that are built in', async () => {
    const key = await add('PHQ-9');
    await publish(admin, `questionnaires/${key}/en`, { ...fields, title: 'PHQ-9' });
    expect((await ask('phq-9')).body.forms).toBeNull();
    for (const wrong of ['who-5', 'entered:', 'entered:nothing-here', 'entered:../en', '__proto__', ''])
      expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 422]);
  });
});
