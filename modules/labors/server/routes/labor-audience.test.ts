import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { ownWriting } from '#modules/knowledge/public';
import { type AnswerPurpose, hiddenLabors, labors } from '../../public';
import { aLaborResponse, anAnswer, aWriter, chooseAudience } from '../../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors'] });
});
afterAll(() => app.stop());

const port = () => app.assembled.ports.one('test', labors);
const numbersFor = async (userId: string, purpose: AnswerPurpose) =>
  (await port().answersFor(userId, purpose)).map(({ laborNumber }) => laborNumber);
const texts = ['I carry a bell for my mother.', 'I count the bread.', 'By the sea I remember.'];

describe('whom an answer is for', () => {
  it('is reading and matching unless chosen, and decides what each purpose gets', async () => {
    const client = await aWriter(app, texts);
    const { body } = await client.get('/api/labor-responses/me');
    expect(body.map(({ audience }: { audience: string }) => audience)).toEqual(['reading', 'reading', 'reading']);
    await chooseAudience(client, 1, 'self');
    await chooseAudience(client, 3, 'practitioners');
    expect(await numbersFor(client.userId, 'owner')).toEqual([1, 2, 3]);
    for (const purpose of ['reading', 'matching'] as const)
      expect(await numbersFor(client.userId, purpose), purpose).toEqual([2, 3]);
    expect(await numbersFor(client.userId, 'practitioner')).toEqual([3]);
    expect(await port().progressOf(client.userId)).toMatchObject({ done: 3, readable: 2 });
    const all = await port().listAudiences(client.userId);
    expect([...hiddenLabors(all, 'owner')]).toEqual([1]);
    expect(hiddenLabors(all, 'practitioner').has(3)).toBe(false);
    expect(hiddenLabors(all, 'practitioner').size).toBe(11);
  });

  it('takes nothing of an answer kept to oneself for the assistant', async () => {
    const client = await aWriter(app, texts);
    await chooseAudience(client, 1, 'self');
    const [writing] = app.assembled.ports.all(ownWriting);
    const found = JSON.stringify(await writing?.of(client.userId));
    expect(found).not.toContain('bell');
    expect(found).toContain('bread');
  });

  it('is no new version, stays with a new version and a withdrawn answer, and marks what was made as out of date', async () => {
    const client = await aWriter(app, texts);
    const revision = async () => (await port().progressOf(client.userId)).revision;
    const before = await revision();
    await chooseAudience(client, 1, 'self');
    expect(await revision()).toBe(before + 1);
    await chooseAudience(client, 1, 'self');
    expect(await revision()).toBe(before + 1);
    const [answer] = (await client.get('/api/labor-responses/me')).body;
    expect(answer).toMatchObject({ version: 1, audience: 'self' });
    const path = `/api/labor-responses/${answer.id}`;
    const changed = await client.put(path, { textResponse: 'I carry two bells.' }, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ version: 2, audience: 'self' });
    await client.delete(path);
    expect((await client.put(`${path}/audience`, { audience: 'practitioners' })).status).toBe(404);
    expect((await client.post(`${path}/restore`)).body.audience).toBe('self');
    await chooseAudience(client, 1, 'reading');
    await chooseAudience(client, 1, 'practitioners');
    expect((await client.get(path)).body.audience).toBe('practitioners');
  });

  it('is chosen with the first save, and a later save only narrows it', async () => {
    const client = await app.as('client');
    const save = (text: string, audience: string, version?: number) =>
      client.post(
        '/api/labor-responses',
        { ...anAnswer(4, text), audience },
        version ? { 'if-match': `"${version}"` } : {},
      );
    expect((await save('What I hide.', 'practitioners')).body.audience).toBe('practitioners');
    expect((await save('What I hide.', 'self')).body).toMatchObject({ audience: 'self', version: 1 });
    expect((await save('What I hide, longer.', 'practitioners', 1)).body).toMatchObject({
      audience: 'self',
      version: 2,
    });
    const [{ id }] = (await client.get('/api/labor-responses/me')).body;
    await client.delete(`/api/labor-responses/${id}`);
    expect((await save('Another one.', 'reading')).body.audience).toBe('reading');
  });

  it('takes no other word, nobody else’s answer and no further field', async () => {
    const client = await app.as('client');
    const other = await app.as('client');
    const { id } = await aLaborResponse(client, 2, 'I count the bread.');
    const path = `/api/labor-responses/${id}/audience`;
    for (const body of [
      {},
      { audience: 'everybody' },
      { audience: null },
      { audience: ['self'] },
      { audience: 'SELF' },
      { audience: 'self', userId: other.userId },
    ])
      expect([body, (await client.put(path, body)).status]).toEqual([body, 422]);
    expect((await client.put('/api/labor-responses/not-an-id/audience', { audience: 'self' })).status).toBe(404);
    expect((await other.put(path, { audience: 'practitioners' })).status).toBe(404);
    expect((await (await app.as('practitioner')).put(path, { audience: 'practitioners' })).status).toBe(403);
    expect((await client.get(`/api/labor-responses/${id}`)).body.audience).toBe('reading');
  });

  it('is in the personal data, and no word of the answer is in the event', async () => {
    const client = await aWriter(app, texts);
    await chooseAudience(client, 2, 'self');
    const personal = app.assembled.personalData.find(({ owner }) => owner === 'labors')?.data;
    const exported = (await personal?.export(client.userId)) as { responses: { audience: string }[] };
    expect(exported.responses.map(({ audience }) => audience)).toEqual(['reading', 'self', 'reading']);
    const events = await app.knex('outbox_events').where({ event: 'labors.audience-changed' }).select('payload');
    expect(JSON.stringify(events)).not.toContain('bread');
    expect(events.length).toBeGreaterThan(0);
  });

  it('finds all words of a Labor, those of earlier versions too', async () => {
    const client = await aWriter(app, texts);
    const [answer] = (await client.get('/api/labor-responses/me')).body;
    await client.put(`/api/labor-responses/${answer.id}`, { textResponse: 'A drum.' }, { 'if-match': '"1"' });
    const words = (await port().findAllWords(client.userId, [1])).join('\n');
    expect(words).toContain('A drum.');
    expect(words).toContain('bell');
    expect(words).not.toContain('bread');
  });
});
