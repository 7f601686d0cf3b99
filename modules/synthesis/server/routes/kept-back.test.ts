import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { labors } from '#modules/labors/public';
import { aLaborResponse, anAnswer, aRecording, chooseAudience } from '#modules/labors/testing/factory';
import { marcus } from '#modules/labors/testing/writers/marcus';
import { aReadyClient, threeAnswers } from '#modules/profile/testing/ready-client';
import { reportChapters, segments } from '#modules/records/public';
import { generateFor, readingOf } from '../../testing/factory';

// The embedder loads with the first generation, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'safety', 'synthesis'] });
});
afterAll(() => app.stop());

/** Passages of a reading, by Labor. */
const passagesOf = async (client: Client): Promise<Map<number, string[]>> => {
  const { reading } = await readingOf(client);
  const found = new Map<number, string[]>();
  for (const { laborNumber, text } of [...reading.themes, ...reading.insights].flatMap(({ quotes }) => quotes))
    found.set(laborNumber, [...(found.get(laborNumber) ?? []), text.trim()]);
  return found;
};
const quotedLabor = async (client: Client): Promise<{ labor: number; passages: string[] }> => {
  const [first] = await passagesOf(client);
  if (!first) throw new Error('the reading quotes nothing');
  return { labor: first[0], passages: first[1] };
};
const segmentOf = async (client: Client): Promise<string> => {
  const provider = app.assembled.ports.all(segments).find(({ keys }) => keys.includes('synthesis'));
  return JSON.stringify(await provider?.read(app.knex, client.userId, 'synthesis'));
};
const preparation = async (client: Client) => (await client.get('/api/synthesis/preparation')).body;

describe('an answer that is kept to oneself', () => {
  it('is hidden in every older reading, on the page, in the versions, in print and for practitioners', async () => {
    const client = await aReadyClient(app, marcus.answers);
    await generateFor(app, client);
    const { labor, passages } = await quotedLabor(client);
    for (const labor of Object.keys(marcus.answers)) await chooseAudience(client, Number(labor), 'practitioners');
    expect(await segmentOf(client)).toContain(passages[0]?.slice(0, 25));
    await chooseAudience(client, labor, 'self');
    const chapters = app.assembled.ports.all(reportChapters);
    const { id } = await readingOf(client);
    const seen = [
      (await client.get('/api/synthesis/me')).text,
      (await client.get(`/api/synthesis/versions/${id}`)).text,
      JSON.stringify(await Promise.all(chapters.map((one) => one.of(client.userId, { birth: true })))),
    ];
    for (const text of [...seen, await segmentOf(client)])
      for (const passage of passages) expect(text).not.toContain(passage);
    for (const text of seen) expect(text).toContain(`Labor ${labor} is hidden: you keep this Labor to yourself`);
    expect(await segmentOf(client)).toContain('not open to practitioners');
    const view = await readingOf(client);
    expect([view.hiddenLabors, view.newerResponses]).toEqual([[labor], 0]);
    await chooseAudience(client, labor, 'reading');
    expect((await client.get('/api/synthesis/me')).text).toContain(passages[0]?.slice(0, 25));
    expect(await segmentOf(client)).not.toContain(passages[0]?.slice(0, 25));
  });

  it('opens nothing of the reading to practitioners that is only for reading', async () => {
    const client = await aReadyClient(app, marcus.answers);
    await generateFor(app, client);
    const all = [...(await passagesOf(client)).values()].flat();
    const seen = await segmentOf(client);
    for (const passage of all) expect(seen).not.toContain(passage);
  });

  it('does not count for a reading, and the next one is made without it', async () => {
    const client = await aReadyClient(app, {
      ...threeAnswers,
      6: 'I used to paint and I stopped when the children came.',
    });
    await generateFor(app, client);
    const checks = () => app.knex('answer_checks').where({ user_id: client.userId });
    expect(await checks()).toHaveLength(4);
    await chooseAudience(client, 1, 'self');
    await app.runJobs();
    expect(await checks()).toHaveLength(3);
    expect((await client.get('/api/synthesis/state')).body.checklist.responses).toBe(3);
    expect((await preparation(client)).changes).toMatchObject({ keptBack: [1], withdrawn: [], changed: [], added: [] });
    expect(await generateFor(app, client)).toMatchObject({ status: 'done', stage: 'done' });
    const second = await readingOf(client);
    expect(second.version).toBe(2);
    expect(second.content).not.toContain('counted the bread');
    await chooseAudience(client, 5, 'self');
    expect((await client.post('/api/synthesis/generate', {})).status).toBe(409);
  });

  it('is in no reading when it was kept back while the reading was written', async () => {
    const client = await aReadyClient(app, {
      ...threeAnswers,
      6: 'I used to paint and I stopped when the children came.',
    });
    const port = app.assembled.ports.one('test', labors);
    const read = port.answersFor.bind(port);
    const spy = vi.spyOn(port, 'answersFor').mockImplementation(async (userId, purpose) => {
      const answers = await read(userId, purpose);
      // After the generation read it, before anything is stored.
      if (userId === client.userId && answers.some(({ laborNumber }) => laborNumber === 1))
        await chooseAudience(client, 1, 'self');
      return answers;
    });
    try {
      expect(await generateFor(app, client)).toMatchObject({ status: 'done' });
    } finally {
      spy.mockRestore();
    }
    await chooseAudience(client, 1, 'reading');
    const versions = await app.knex('syntheses').where({ user_id: client.userId });
    expect(versions.map(({ sources }) => Object.keys(sources))).toEqual([['5', '6', '11']]);
    expect((await readingOf(client)).content).not.toContain('counted the bread');
  });
});

describe('a recording that nobody has written down', () => {
  it('is named before a reading and in it, until its words are there or it is kept to oneself', async () => {
    const client = await aReadyClient(app, threeAnswers);
    const saveSpoken = async (labor: number) => {
      const { audioUrl } = await aRecording(client, labor);
      const body = { ...anAnswer(labor, ''), audioUrl };
      const { id } = (await client.post('/api/labor-responses', body)).body as { id: string };
      return { id, audioUrl };
    };
    const { audioUrl } = await saveSpoken(3);
    const { id } = await saveSpoken(7);
    expect((await preparation(client)).unheard).toEqual([3, 7]);
    await generateFor(app, client);
    expect((await readingOf(client)).unheard).toEqual([3, 7]);
    expect((await client.put(`/api/labor-responses/${id}/audience`, { audience: 'self' })).status).toBe(200);
    const spoken = { ...anAnswer(3, ''), audioUrl, transcription: 'I keep the key of the old house.' };
    expect((await client.post('/api/labor-responses', spoken, { 'if-match': '"1"' })).status).toBeLessThan(300);
    expect((await preparation(client)).unheard).toEqual([]);
    expect(await readingOf(client)).not.toHaveProperty('unheard');
  });
});

describe('what goes into a reading', () => {
  it('is listed with what changed since the last one', async () => {
    const client = await aReadyClient(app, threeAnswers);
    const first = await preparation(client);
    expect(first.labors).toEqual([
      expect.objectContaining({ laborNumber: 1, audience: 'reading', goesIn: true }),
      expect.objectContaining({ laborNumber: 5, goesIn: true }),
      expect.objectContaining({ laborNumber: 11, goesIn: true }),
    ]);
    expect(first.changes).toMatchObject({ since: null, added: [1, 5, 11], chart: false, notMe: 0 });
    await generateFor(app, client);
    expect((await preparation(client)).changes).toMatchObject({ since: { version: 1 }, added: [], changed: [] });
    await aLaborResponse(client, 6, 'I used to paint and I stopped when the children came.');
    const answers = (await client.get('/api/labor-responses/me')).body as { id: string; laborNumber: number }[];
    const idOf = (labor: number) => answers.find(({ laborNumber }) => laborNumber === labor)?.id;
    await client.put(`/api/labor-responses/${idOf(1)}`, { textResponse: 'Bread.' }, { 'if-match': '"1"' });
    await client.delete(`/api/labor-responses/${idOf(5)}`);
    const { id, reading } = await readingOf(client);
    const itemId = reading.themes[0]?.id ?? '';
    await client.post('/api/synthesis/feedback', { synthesisId: id, itemId, verdict: 'not-me' });
    expect((await preparation(client)).changes).toMatchObject({
      added: [6],
      changed: [1],
      withdrawn: [5],
      keptBack: [],
      notMe: 1,
    });
    expect(JSON.stringify(await preparation(client))).not.toContain('paint');
  });

  it('is chosen for one reading: what is left out is in no part of it, and is no news afterwards', async () => {
    const client = await aReadyClient(app, {
      ...threeAnswers,
      6: 'I used to paint and I stopped when the children came.',
    });
    const asked = await client.post('/api/synthesis/generate', { leaveOut: [1] });
    expect(asked.status).toBe(202);
    await app.runJobs();
    const view = await readingOf(client);
    expect(view.content).not.toContain('counted the bread');
    expect(view.newerResponses).toBe(0);
    const { labors: listed, changes } = await preparation(client);
    expect(listed.map(({ goesIn }: { goesIn: boolean }) => goesIn)).toEqual([false, true, true, true]);
    expect(changes.added).toEqual([]);
    expect(await generateFor(app, client)).toMatchObject({ stage: 'done' });
    expect((await app.knex('syntheses').where({ user_id: client.userId })).map(({ left_out }) => left_out)).toEqual([
      [1],
      [],
    ]);
  });

  it.each([
    ['too few are left', [1]],
    ['a Labor without an answer', [9]],
    ['no Labor', [13]],
    ['the same twice', [1, 1]],
    ['no list', 'all'],
    ['no number', ['1']],
  ])('refuses %s', async (_, leaveOut) => {
    const client = await aReadyClient(app, threeAnswers);
    expect((await client.post('/api/synthesis/generate', { leaveOut })).status).toBe(422);
    expect(await app.knex('synthesis_jobs').where({ user_id: client.userId })).toEqual([]);
  });
});
