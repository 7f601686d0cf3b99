import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { furtherAnswers } from '#modules/labors/public';
import { aLaborResponse, anAnswer, chooseAudience } from '#modules/labors/testing/factory';
import type { OwnQuestion } from '../../schemas/questions';
import { anAskedClient, anOpenAnswer, aQuestion, ask, sweep } from '../../testing/factory';

const path = '/api/own-questions';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['questions'] });
}, 180_000);
afterAll(() => app?.stop());

const list = async (client: Client) => (await client.get(path)).body as OwnQuestion[];
const answer = (client: Client, id: string, text: string, headers = {}) =>
  client.put(`${path}/${id}/answer`, { text }, headers);
const furtherOf = async (client: Client, purpose: 'reading' | 'owner' = 'reading') =>
  (
    await Promise.all(app.assembled.ports.all(furtherAnswers).map((one) => one.answersFor(client.userId, purpose)))
  ).flat();

describe('a question of one’s own', () => {
  it('quotes a sentence of the answer word for word, and is the same when asked for again', async () => {
    const client = await anAskedClient(app);
    const question = await aQuestion(client, 1);
    expect(question).toMatchObject({
      laborNumber: 1,
      sentence: 'I have never told anyone that I kept the broken violin.',
      language: 'en',
      state: 'open',
      answer: null,
    });
    expect(anOpenAnswer).toContain(question.sentence);
    expect(question.question).toMatch(/\?$/u);
    expect(await ask(client, question.responseId)).toEqual(question);
    const both = await Promise.all([ask(client, question.responseId), ask(client, question.responseId)]);
    expect(both.map((one) => one?.id)).toEqual([question.id, question.id]);
    expect(await list(client)).toEqual([question]);
  });

  it.each([
    ['de', 'Im Flur riecht es nach Holz. Ich habe nie jemandem erzählt, dass ich die Geige behalten habe.', /[?.]$/u],
    ['es', 'En casa había una silla azul. Lo que no sabe nadie: guardé el violín roto.', /^¿|\.$/u],
  ])('is in the language of the answer (%s)', async (language, text, form) => {
    const question = await aQuestion(await anAskedClient(app), 2, text);
    expect(question.language).toBe(language);
    expect(text).toContain(question.sentence);
    expect(question.question).toMatch(form);
  });

  it.each([
    ['plain days', 'I went to the shop. It was open.'],
    ['three words', 'I am here.'],
    ['capitals', 'AAAAAA BBBBB CCCCC'],
    ['code', 'for (let i = 0; i < 3; i += 1) { run(i); }'],
    ['another alphabet', 'Я никогда никому об этом не говорил.'],
    ['the words of another', '“I have never told anyone that I stole it,” said my uncle.'],
    ['danger', 'I have never told anyone that I want to kill myself tonight. I have the pills here.'],
    ['danger next to it', 'I have never told anyone that I kept the violin. I do not want to live any more.'],
  ])('is not there for %s', async (_name, text) => {
    const client = await anAskedClient(app);
    const { id } = await aLaborResponse(client, 3, text);
    expect(await ask(client, id)).toBeNull();
    expect(await list(client)).toEqual([]);
  });

  it('asks nobody who did not say yes, and nobody who said no', async () => {
    const client = await app.as('client');
    const { id } = await aLaborResponse(client, 1, anOpenAnswer);
    expect((await client.get('/api/question-choices')).body.asks).toBeNull();
    expect(await client.post(path, { responseId: id })).toMatchObject({ status: 409, body: { code: 'questions-off' } });
    await client.put('/api/question-choices/asking', { on: false });
    expect((await client.post(path, { responseId: id })).status).toBe(409);
    expect((await client.get('/api/question-choices')).body.asks).toBe(false);
    expect(await list(client)).toEqual([]);
  });

  it('stays while its sentence does, gives way when that is gone, and no sentence is asked about twice', async () => {
    const client = await anAskedClient(app);
    const first = await aQuestion(client, 1);
    const save = (text: string, version: number) =>
      client.post('/api/labor-responses', anAnswer(1, text), { 'if-match': `"${version}"` });
    await save(`${anOpenAnswer} The end.`, 1);
    expect((await ask(client, first.responseId))?.id).toBe(first.id);
    await save('I have never told anyone that I sold the boat. It was blue.', 2);
    const second = await ask(client, first.responseId);
    expect(second?.sentence).toBe('I have never told anyone that I sold the boat.');
    expect((await list(client)).map(({ id }) => id)).toEqual([second?.id]);
    await client.post(`${path}/${second?.id}/skip`);
    await save('I have never told anyone that I sold the boat. It was green.', 3);
    expect((await ask(client, first.responseId))?.sentence).not.toBe(second?.sentence);
  });
});

describe('the answer to a question', () => {
  it('is kept in versions, sealed, and comes with help where its words call for it', async () => {
    const client = await anAskedClient(app);
    const { id } = await aQuestion(client, 1);
    const secret = 'It lies behind the winter coats.';
    const saved = await answer(client, id, secret);
    expect(saved).toMatchObject({ status: 200, body: { state: 'answered', answer: { text: secret, version: 1 } } });
    expect((await answer(client, id, secret)).body.answer.version).toBe(1);
    expect((await answer(client, id, 'other words')).status).toBe(428);
    const stale = await answer(client, id, 'other words', { 'if-match': '"7"' });
    expect([stale.status, stale.body.current.answer.text]).toEqual([412, secret]);
    const danger = await answer(client, id, 'I want to kill myself tonight.', { 'if-match': '"1"' });
    expect([danger.status, danger.body.help, danger.body.answer.version]).toEqual([200, 3, 2]);
    const versions = (await client.get(`${path}/${id}/versions`)).body as { text: string; version: number }[];
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    const rows = JSON.stringify([
      await app.knex('own_questions').where({ id }),
      await app.knex('own_question_answers').where({ question_id: id }),
    ]);
    for (const words of ['violin', 'winter coats', Buffer.from(secret).toString('hex')]) {
      expect(rows).not.toContain(words);
      expect(app.logged.join('')).not.toContain(words);
    }
  });

  it.each([
    ['nothing', { text: '' }],
    ['spaces', { text: ' \n ' }],
    ['too much', { text: 'x'.repeat(10_001) }],
    ['a number', { text: 7 }],
    ['no text', {}],
    ['more than asked', { text: 'x', state: 'answered' }],
  ])('is refused with %s', async (_name, body) => {
    const client = await anAskedClient(app);
    const { id } = await aQuestion(client, 1);
    expect((await client.put(`${path}/${id}/answer`, body)).status).toBe(422);
    expect((await list(client))[0]?.answer).toBeNull();
  });

  it('can be deleted, and a skipped question can still be answered', async () => {
    const client = await anAskedClient(app);
    const { id } = await aQuestion(client, 1);
    expect((await client.post(`${path}/${id}/skip`)).body.state).toBe('skipped');
    await answer(client, id, 'After all.');
    expect((await client.post(`${path}/${id}/skip`)).body.state).toBe('answered');
    expect((await client.delete(`${path}/${id}/answer`)).status).toBe(204);
    expect((await list(client))[0]).toMatchObject({ state: 'skipped', answer: null });
    expect(await app.knex('own_question_answers').where({ question_id: id })).toEqual([]);
  });

  it('is nobody else’s to read, change or guess', async () => {
    const [client, other] = [await anAskedClient(app), await anAskedClient(app)];
    const { id, responseId } = await aQuestion(client, 1);
    await answer(client, id, 'mine alone');
    const tries = [
      await other.get(`${path}/${id}/versions`),
      await answer(other, id, 'theirs', { 'if-match': '"1"' }),
      await other.delete(`${path}/${id}/answer`),
      await other.post(`${path}/${id}/skip`),
      await other.post(path, { responseId }),
      await other.post(path, { responseId: randomUUID() }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await (await app.as('admin')).get(path)).status).toBe(403);
    expect((await (await app.as('practitioner')).get(`${path}/${id}/versions`)).status).toBe(403);
    expect((await list(client))[0]?.answer?.text).toBe('mine alone');
  });
});

describe('what a reading finds', () => {
  it('is what was answered, but for Labors kept to oneself or taken back', async () => {
    const client = await anAskedClient(app);
    const question = await aQuestion(client, 5);
    expect(await furtherOf(client)).toEqual([]);
    await answer(client, question.id, 'It still plays.');
    const expected = {
      id: question.id,
      laborNumber: 5,
      sentence: question.sentence,
      question: question.question,
      text: 'It still plays.',
      version: 1,
    };
    expect(await furtherOf(client)).toEqual([expect.objectContaining(expected)]);
    await chooseAudience(client, 5, 'self');
    expect([await furtherOf(client), (await furtherOf(client, 'owner')).length]).toEqual([[], 1]);
    expect((await client.post(path, { responseId: question.responseId })).status).toBe(404);
    expect((await list(client)).map(({ state }) => state)).toEqual(['answered']);
    await chooseAudience(client, 5, 'reading');
    await client.delete(`/api/labor-responses/${question.responseId}`);
    expect([await furtherOf(client), await list(client)]).toEqual([[], []]);
    await client.post(`/api/labor-responses/${question.responseId}/restore`);
    expect((await furtherOf(client)).length).toBe(1);
  });

  it('goes with the answer once that is gone for good', async () => {
    const [client, other] = [await anAskedClient(app), await anAskedClient(app)];
    const question = await aQuestion(client, 5);
    const kept = await aQuestion(other, 5);
    await app.knex('labor_responses').where({ id: question.responseId }).delete();
    await sweep(app);
    const rows = await app.knex('own_questions').whereIn('id', [question.id, kept.id]);
    expect(rows.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('hides an open question about an answer that is kept to oneself', async () => {
    const client = await anAskedClient(app);
    await aQuestion(client, 5);
    await chooseAudience(client, 5, 'self');
    expect(await list(client)).toEqual([]);
  });
});
