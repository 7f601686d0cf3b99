import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { marcus } from '#modules/labors/testing/writers/marcus';
import { aReadyClient, threeAnswers, withProfile } from '#modules/profile/testing/ready-client';
import { partsOf } from '../../schemas/parts';
import { generateFor, readingOf } from '../../testing/factory';

// The embedder loads with the first generation, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'safety', 'synthesis'] });
});
afterAll(() => app.stop());

describe('POST /api/synthesis/generate', () => {
  it('answers 409 with the checklist until there are a profile and three answers', async () => {
    const client = await app.as('client');
    const nothing = await client.post('/api/synthesis/generate', {});
    expect(nothing.status).toBe(409);
    expect(nothing.body.detail).toBe('The synthesis needs your holistic profile and 3 more Labors first.');
    expect(nothing.body.checklist).toEqual({ profile: false, responses: 0 });
    await withProfile(client);
    for (const [number, text] of Object.entries(threeAnswers).slice(0, 2))
      await aLaborResponse(client, Number(number), text);
    const almost = await client.post('/api/synthesis/generate', {});
    expect([almost.status, almost.body.detail]).toEqual([409, 'The synthesis needs 1 more Labor first.']);
    await aLaborResponse(client, 11, threeAnswers[11] ?? '');
    expect((await client.post('/api/synthesis/generate', {})).status).toBe(202);
  });

  it('makes a reading that says who made it, in the shape of the specification', async () => {
    const client = await aReadyClient(app, marcus.answers);
    const job = await generateFor(app, client);
    expect(job).toMatchObject({ status: 'done', stage: 'done', failure: null });
    const reading = await readingOf(client);
    expect(reading).toMatchObject({
      version: 1,
      engine: { kind: 'embedded', fallback: null },
      newerResponses: 0,
      profileChanged: false,
    });
    expect(Date.parse(reading.generatedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(reading.content.split('\n\n').length).toBeGreaterThan(10);
    expect(reading.themes.every((one) => Object.keys(one).sort().join() === 'description,title')).toBe(true);
    expect(Object.keys(reading.frameworks).sort()).toEqual(['eliade', 'frankl', 'jung', 'others']);
    expect(reading.frameworks.jung.length).toBeGreaterThan(0);
    const state = (await client.get('/api/synthesis/state')).body;
    expect(state).toMatchObject({ checklist: { profile: true, responses: 5 }, ready: true, provider: null });
  });

  it('gives twenty askers at once one job', async () => {
    const client = await aReadyClient(app, threeAnswers);
    const all = await Promise.all(Array.from({ length: 20 }, () => client.post('/api/synthesis/generate', {})));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(all.map(({ body }) => body.jobId)).size).toBe(1);
    await app.runJobs();
    expect((await client.get('/api/synthesis/versions')).body).toHaveLength(1);
  });

  it('keeps versions, makes none when nothing changed, and marks what is out of date', async () => {
    const client = await aReadyClient(app, threeAnswers);
    await generateFor(app, client);
    expect(await generateFor(app, client)).toMatchObject({ status: 'done', stage: 'unchanged' });
    await aLaborResponse(client, 6, 'I used to paint and I stopped when the children came.');
    const answer = (await client.get('/api/labor-responses/me')).body.find(
      (one: { laborNumber: number }) => one.laborNumber === 1,
    );
    await client.put(
      `/api/labor-responses/${answer.id}`,
      { textResponse: `${answer.textResponse} I was nine.` },
      { 'if-match': '"1"' },
    );
    expect((await readingOf(client)).newerResponses).toBe(2);
    await generateFor(app, client);
    const second = await readingOf(client);
    expect([second.version, second.newerResponses]).toEqual([2, 0]);
    const versions = (await client.get('/api/synthesis/versions')).body;
    expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    const first = (await client.get(`/api/synthesis/versions/${versions[1].id}`)).body;
    expect([first.version, first.newerResponses]).toEqual([1, 2]);
    await client.delete(`/api/labor-responses/${answer.id}`);
    expect((await readingOf(client)).newerResponses).toBe(1);
  });

  it('marks a reading when the birth data changed under it', async () => {
    const client = await aReadyClient(app, marcus.answers);
    await generateFor(app, client);
    const record = (await client.get('/api/clients/me')).body;
    const changed = await client.patch(
      '/api/clients/me',
      { birthDate: '1950-01-02', birthTime: '11:00', placeId: record.place.placeId },
      { 'if-match': `"${record.version}"` },
    );
    expect(changed.status).toBe(200);
    await client.post('/api/holistic-profiles', {});
    expect((await readingOf(client)).profileChanged).toBe(true);
    await generateFor(app, client);
    expect(await readingOf(client)).toMatchObject({ version: 2, profileChanged: false });
  });

  it('refuses consent for a provider that is not in use', async () => {
    const client = await aReadyClient(app, threeAnswers);
    expect((await client.post('/api/synthesis/generate', { shareWith: 'api.example.com' })).status).toBe(422);
  });
});

describe('the crisis gate', () => {
  const danger = { ...threeAnswers, 10: 'I want to kill myself and I have the pills at home.' };

  it('holds the reading, makes none, and goes on after the help card was read', async () => {
    const client = await aReadyClient(app, danger);
    expect(await generateFor(app, client)).toMatchObject({ status: 'held', failure: 'help' });
    expect(await readingOf(client)).toBeNull();
    expect(await generateFor(app, client)).toMatchObject({ status: 'held' });
    expect(await generateFor(app, client, { afterHelp: true })).toMatchObject({ status: 'done' });
    const reading = await readingOf(client);
    expect(reading.content).not.toContain('pills');
    expect(reading.help).toBe(true);
  });

  it('never holds the same words again once the client went on, and holds new ones', async () => {
    const client = await aReadyClient(app, danger);
    await generateFor(app, client, { afterHelp: true });
    await aLaborResponse(client, 6, 'I used to paint and I stopped when the children came.');
    expect(await generateFor(app, client)).toMatchObject({ status: 'done', stage: 'done' });
    const answer = (await client.get('/api/labor-responses/me')).body.find(
      (one: { laborNumber: number }) => one.laborNumber === 10,
    );
    const rewriteVersion = (textResponse: string, version: number) =>
      client.put(`/api/labor-responses/${answer.id}`, { textResponse }, { 'if-match': `"${version}"` });
    await rewriteVersion(`${danger[10]} My sister calls every day.`, 1);
    expect(await generateFor(app, client)).toMatchObject({ status: 'done' });
    await rewriteVersion(`${danger[10]} I took all my sleeping pills an hour ago.`, 2);
    expect(await generateFor(app, client)).toMatchObject({ status: 'held', failure: 'help' });
    const [row] = await app.knex('crisis_acknowledgements').where({ user_id: client.userId });
    expect(row.digests_sealed.toString('latin1')).not.toMatch(/pills|kill/);
  });

  it.each([
    'I sleep on his side of the bed.',
    'I sleep about five hours.',
    'I don’t want to leave him chisels.',
    'I live on coffee and biscuits since the funeral.',
    'He takes my phone at dinner and we talk.',
  ])('makes the reading at once from ordinary grief, with help next to it at most: %s', async (sentence) => {
    const client = await aReadyClient(app, { ...threeAnswers, 9: `${sentence} ${threeAnswers[5]}` });
    expect(await generateFor(app, client)).toMatchObject({ status: 'done', failure: null });
    expect((await readingOf(client)).themes.length).toBeGreaterThan(0);
  });

  it('shows help next to a reading whose answers only resemble danger', async () => {
    const wish = 'My wish is that I could go to bed and not be alive in the morning.';
    const client = await aReadyClient(app, { ...threeAnswers, 10: wish });
    expect(await generateFor(app, client)).toMatchObject({ status: 'done' });
    expect((await readingOf(client)).help).toBe(true);
    const calm = await aReadyClient(app, threeAnswers);
    await generateFor(app, calm);
    expect((await readingOf(calm)).help).toBe(false);
  });

  it('reads a version of an answer once and keeps what it found sealed', async () => {
    const client = await aReadyClient(app, danger);
    await app.runJobs();
    const rows = () => app.knex('answer_checks').where({ user_id: client.userId }).orderBy('response_id');
    const before = await rows();
    expect(before).toHaveLength(4);
    expect(new Set(before.map((row) => row.finding_sealed.length)).size).toBe(1);
    await generateFor(app, client);
    expect(await rows()).toEqual(before);
    const answer = (await client.get('/api/labor-responses/me')).body.at(-1);
    await client.delete(`/api/labor-responses/${answer.id}`);
    await app.runJobs();
    expect(await rows()).toHaveLength(3);
  });
});

describe('a reading', () => {
  it('belongs to its client', async () => {
    const [owner, other] = [await aReadyClient(app, threeAnswers), await aReadyClient(app, threeAnswers)];
    const job = await generateFor(app, owner);
    const { id, reading } = await readingOf(owner);
    const itemId = reading.themes[0]?.id ?? '';
    const tries = [
      await other.get(`/api/synthesis/jobs/${job.jobId}`),
      await other.get(`/api/synthesis/versions/${id}`),
      await other.post('/api/synthesis/feedback', { synthesisId: id, itemId, verdict: 'agree' }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await readingOf(other)).toBeNull();
  });

  it('is not readable in the database, nor are words of it in jobs, events and logs', async () => {
    const client = await aReadyClient(app, threeAnswers);
    await generateFor(app, client);
    const quote = (await readingOf(client)).reading.themes[0]?.quotes[0]?.text ?? '';
    expect(quote.length).toBeGreaterThan(20);
    const rows = await app.knex('syntheses').where({ user_id: client.userId });
    const shown = [await app.knex('outbox_events').select('payload'), await app.knex('synthesis_jobs')];
    const sealed = rows.map((row) => row.document_sealed.toString('latin1'));
    expect([...sealed, JSON.stringify([rows, shown]), ...app.logged].join('\n')).not.toContain(quote);
  });

  it('takes a verdict on every part of it and on nothing else, and the last word counts', async () => {
    const client = await aReadyClient(app, marcus.answers);
    await generateFor(app, client);
    const { id, reading } = await readingOf(client);
    const ids = partsOf(reading).map((part) => part.id);
    expect(new Set(partsOf(reading).map(({ kind }) => kind)).size).toBe(6);
    const say = (verdict: string, itemId: string) =>
      client.post('/api/synthesis/feedback', { synthesisId: id, itemId, verdict });
    for (const wrong of ['no-such-part', 'opening.thin', 'practice.no-such-theme', `${ids[0]}x`])
      expect((await say('agree', wrong)).status, wrong).toBe(422);
    for (const itemId of ids) {
      expect((await say('agree', itemId)).status, itemId).toBe(201);
      expect((await say('not-me', itemId)).status, itemId).toBe(201);
    }
    const all = Object.fromEntries(ids.map((itemId) => [itemId, 'not-me']));
    expect((await readingOf(client)).feedback).toEqual(all);
    const personal = app.assembled.personalData.find(({ owner }) => owner === 'synthesis')?.data;
    const exported = (await personal?.export(client.userId)) as { feedback: readonly { itemId: string }[] };
    expect(exported.feedback.map(({ itemId }) => itemId).sort()).toEqual([...ids].sort());
  });

  it('leaves out next time what is not me, and says it again once that is taken back in the older version', async () => {
    const client = await aReadyClient(app, threeAnswers);
    await generateFor(app, client);
    const { id, reading } = await readingOf(client);
    const refused = [reading.themes[0]?.id ?? '', 'opening.counts', 'closing.open'];
    const say = (verdict: string) =>
      Promise.all(
        refused.map((itemId) => client.post('/api/synthesis/feedback', { synthesisId: id, itemId, verdict })),
      );
    await say('not-me');
    expect(await generateFor(app, client)).toMatchObject({ stage: 'done' });
    const second = await readingOf(client);
    expect(second.version).toBe(2);
    expect(partsOf(second.reading).map((part) => part.id)).not.toEqual(expect.arrayContaining([refused[0]]));
    expect(second.reading.names?.opening).not.toContain('opening.counts');
    expect(second.content).toContain('Left out, because you marked them as not you:');
    expect(second.content).toContain('what was read for this');
    expect((await client.get(`/api/synthesis/versions/${id}`)).body.feedback).toMatchObject({
      'opening.counts': 'not-me',
    });
    await say('agree');
    await generateFor(app, client);
    const third = await readingOf(client);
    expect(third.reading.names?.opening).toContain('opening.counts');
    expect(third.content).not.toContain('as not you');
  });

  it('is exported whole and erased without a trace', async () => {
    const client = await aReadyClient(app, threeAnswers);
    await generateFor(app, client);
    await app.knex('contact_wishes').insert({ user_id: client.userId });
    const personal = app.assembled.personalData.find(({ owner }) => owner === 'synthesis')?.data;
    const { content } = await readingOf(client);
    const exported = JSON.stringify(await personal?.export(client.userId));
    expect(exported).toContain(content.match(/“([^”]+)”/)?.[1] ?? 'no quote');
    await app.knex.transaction(async (trx) => personal?.erase(trx, client.userId));
    for (const table of ['syntheses', 'synthesis_jobs', 'synthesis_feedback', 'answer_checks', 'contact_wishes'])
      expect(await app.knex(table).where({ user_id: client.userId }), table).toEqual([]);
  });
});
