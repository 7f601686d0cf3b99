import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { writers } from '#modules/labors/testing/writers';
import { anke } from '#modules/labors/testing/writers/anke';
import { aReadyClient, threeAnswers, withProfile } from '#modules/profile/testing/ready-client';
import { noFilters } from '../lib/filters';
import type { MatchView } from '../schemas/match';
import { aPractitioner, matchesOf, runFor, withSamples } from '../testing/factory';

// The embedder loads with the first run, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
const clients = new Map<string, { readonly client: Client; readonly matches: readonly MatchView[] }>();
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'matching'] });
  await withSamples(app);
  for (const writer of writers) {
    const client = await aReadyClient(app, writer.answers);
    await runFor(app, client);
    clients.set(writer.name, { client, matches: await matchesOf(client) });
  }
});
afterAll(() => app.stop());
const of = (name: string) => clients.get(name) as { readonly client: Client; readonly matches: readonly MatchView[] };
const scoresOf = (name: string): number[] => of(name).matches.map((one) => Number(one.compatibilityScore));

describe('matches', () => {
  it('spread over the scale, and differ from client to client', () => {
    for (const name of clients.keys()) console.info(`${name.padEnd(7)} ${scoresOf(name).map(Math.round).join(' ')}`);
    for (const name of ['Ruth', 'Marcus', 'Iwona']) {
      const scores = scoresOf(name);
      expect(scores.length).toBeGreaterThanOrEqual(10);
      expect(scores.length).toBeLessThanOrEqual(12);
      // Without a sentence that may be quoted nobody rises above one that fits in part.
      const isQuoted = of(name).matches.some(({ parts }) => parts[0]?.quote);
      expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(isQuoted ? 20 : 5);
      if (!isQuoted) expect(Math.max(...scores)).toBeLessThan(59.5);
    }
    const top = (name: string) =>
      of(name)
        .matches.slice(0, 5)
        .map((one) => one.practitioner?.name)
        .join();
    expect(new Set(['Ruth', 'Marcus', 'Dee', 'Iwona'].map(top)).size).toBe(4);
  });

  it('come with reasons of their own', () => {
    for (const name of ['Ruth', 'Marcus', 'Iwona']) {
      const { matches } = of(name);
      expect(new Set(matches.map(({ reasons }) => reasons.join())).size).toBe(matches.length);
      const quotes = matches.flatMap(({ parts }) => parts.flatMap(({ quote }) => quote?.text ?? []));
      expect(new Set(quotes).size).toBe(quotes.length);
    }
    expect(of('Ruth').matches.some(({ parts }) => parts[0]?.quote)).toBe(true);
    const reasons = (name: string) => new Set(of(name).matches.flatMap(({ parts }) => parts[0]?.quote?.text ?? []));
    expect([...reasons('Ruth')].filter((one) => reasons('Iwona').has(one))).toEqual([]);
  });

  it('are a sum of three parts next to the chart, in figures of two decimals', () => {
    for (const { matches } of clients.values())
      for (const { compatibilityScore, parts } of matches) {
        expect(compatibilityScore).toMatch(/^\d{1,3}\.\d{2}$/);
        expect(parts.map(({ weight }) => weight)).toEqual([70, 20, 10, 25]);
        expect(parts.every(({ points, weight }) => points >= 0 && points <= weight)).toBe(true);
        const counted = parts.filter(({ criterion }) => criterion !== 'profile');
        expect(counted.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(Number(compatibilityScore), 1);
      }
  });

  it('quote the client word for word, and only the client', async () => {
    const quoted = of('Ruth').matches.flatMap(({ parts }) => parts.flatMap(({ quote }) => quote ?? []));
    expect(quoted.length).toBeGreaterThan(1);
    for (const { laborNumber, text } of quoted)
      expect(writers.find(({ name }) => name === 'Ruth')?.answers[laborNumber]).toContain(text);
    const rows = await app.knex('matches').where({ user_id: of('Ruth').client.userId });
    const seen = JSON.stringify([rows.map((row) => row.parts_sealed.toString('latin1')), app.logged]);
    const other = await app.as('practitioner');
    const listed = await other.get('/api/practitioners?limit=100');
    for (const { text } of quoted) expect(seen + listed.text).not.toContain(text);
    expect((await other.get('/api/matching/me')).body).toEqual([]);
  });

  it('say why words did not count where nothing could be read', async () => {
    const client = await aReadyClient(app, {
      4: 'Depuis que ma mère est morte, je dors mal et je pleure dans la voiture. Je ne sais pas à qui le dire.',
    });
    expect(await runFor(app, client)).toMatchObject({ status: 'done' });
    const matches = await matchesOf(client);
    for (const { parts } of matches) {
      expect(parts[0]?.reason).toContain('reads English, German and Spanish');
      expect(parts.every(({ quote }) => quote === null)).toBe(true);
    }
  });

  it('come from German answers too, with a sentence of theirs, and no sentence stands twice among the first five', async () => {
    const client = await aReadyClient(app, {
      4: 'Um drei bin ich wach, jede Nacht. Ich liege wach und höre die Kirchturmuhr. Meine Mutter ist im März gestorben.',
    });
    await runFor(app, client);
    const matches = await matchesOf(client);
    const quotes = matches.slice(0, 5).flatMap(({ parts }) => parts.flatMap(({ quote }) => quote?.text ?? []));
    expect(quotes.length).toBeGreaterThan(1);
    expect(new Set(quotes).size).toBe(quotes.length);
    const specializations = matches.slice(0, 3).flatMap(({ practitioner }) => practitioner?.specializations ?? []);
    expect(specializations).toEqual(expect.arrayContaining(['Sleep', 'Loss of a parent']));
  });

  it('take neither a reason nor points from a sentence that denies something or quotes somebody', async () => {
    const denied =
      'I am not angry with God for it. I hide nothing about money, and shame is not a word for me. My wife said: “This is a spiritual crisis, ' +
      'and your mother died for you.” I never mourned my brother, who did not die.';
    const client = await aReadyClient(app, { 4: denied });
    await runFor(app, client);
    const matches = await matchesOf(client);
    expect(matches.length).toBeGreaterThan(0);
    for (const { parts } of matches)
      expect(
        parts.filter(({ criterion, points }) => ['specialization', 'frameworks'].includes(criterion) && points > 0),
      ).toEqual([]);
    const both = await aReadyClient(app, {
      4: `${denied}\n\nMy mother died in March and I still mourn her at every meal.`,
    });
    await runFor(app, both);
    const quotes = (await matchesOf(both)).flatMap(({ parts }) => parts.flatMap(({ quote }) => quote?.text ?? []));
    expect(new Set(quotes)).toEqual(new Set(['My mother died in March and I still mourn her at every meal.']));
  });

  it('never suggest somebody who takes no clients', async () => {
    const closed = await app.knex('practitioners').where({ availability: 'closed' }).pluck('id');
    expect(closed.length).toBeGreaterThan(0);
    for (const { matches } of clients.values())
      expect(matches.filter(({ practitionerId }) => closed.includes(practitionerId))).toEqual([]);
  });

  it('keep the client’s own decision over later runs', async () => {
    const { client, matches } = of('Iwona');
    const [first, second] = matches;
    const rows = app.knex('matches').where({ user_id: client.userId });
    await rows.clone().where({ practitioner_id: first?.practitionerId }).update({ status: 'declined' });
    await rows.clone().where({ practitioner_id: second?.practitionerId }).update({ status: 'requested' });
    await app.knex('practitioners').where({ id: second?.practitionerId }).update({ availability: 'closed' });
    await runFor(app, client);
    const after = await matchesOf(client);
    const statusOf = (id: string | undefined) => after.find(({ practitionerId }) => practitionerId === id)?.status;
    expect([statusOf(first?.practitionerId), statusOf(second?.practitionerId)]).toEqual(['declined', 'requested']);
    await app.knex('practitioners').where({ id: second?.practitionerId }).update({ availability: 'open' });
  });

  it('let one strong sentence in one of twelve answers decide', async () => {
    const [strong, plain] = [
      await aPractitioner(app.knex, {
        name: 'Strong',
        work: [['Ecological grief', 'For those whose bees died and who mourn the silent hives.']],
        frameworks: ['Vocational'],
      }),
      await aPractitioner(app.knex, {
        name: 'Plain',
        work: [['Ordinary days', 'Shopping lists, bus lines and the price of bread.']],
        frameworks: ['Vocational'],
      }),
    ];
    const day = (n: number) =>
      `On day number ${n} we went to the shops and had lunch, and then we took the bus home. It was neither warm nor cold.`;
    const answers = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n + 1, day(n)]));
    answers[9] = `${day(9)} In the winter all of my bees died and I still mourn when I see the silent hives.`;
    const client = await aReadyClient(app, answers);
    await runFor(app, client);
    const found = await matchesOf(client);
    const scoreOf = (id: string) =>
      Number(found.find(({ practitionerId }) => practitionerId === id)?.compatibilityScore ?? 0);
    const bySpecialization = [...found].sort((a, b) => (b.parts[0]?.points ?? 0) - (a.parts[0]?.points ?? 0));
    const ofStrong = found.find(({ practitionerId }) => practitionerId === strong)?.parts[0];
    expect(ofStrong?.points).toBe(bySpecialization[0]?.parts[0]?.points);
    expect(ofStrong?.quote).toMatchObject({ laborNumber: 9 });
    expect(scoreOf(strong)).toBeGreaterThan(scoreOf(plain) + 20);
    await app.knex('practitioners').whereIn('id', [strong, plain]).delete();
  });
});

describe('POST /api/matching/run', () => {
  it('answers 409 with the checklist until there are a profile and an answer', async () => {
    const client = await app.as('client');
    const nothing = await client.post('/api/matching/run', {});
    expect([nothing.status, nothing.body.detail]).toEqual([
      409,
      'Matching needs your holistic profile and one saved Labor first.',
    ]);
    expect(nothing.body.checklist).toEqual({ profile: false, responses: 0 });
    await withProfile(client);
    expect((await client.post('/api/matching/run', {})).body.detail).toBe('Matching needs one saved Labor first.');
    await aLaborResponse(client, 1, threeAnswers[1] ?? '');
    expect((await client.post('/api/matching/run', {})).status).toBe(202);
  });

  it('gives twenty askers at once one run, and marks the result when its sources change', async () => {
    const client = await aReadyClient(app, threeAnswers);
    const all = await Promise.all(Array.from({ length: 20 }, () => client.post('/api/matching/run', {})));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.jobId}`)).size).toBe(1);
    await app.runJobs();
    const state = async () => (await client.get('/api/matching/state')).body;
    expect(await state()).toMatchObject({ outOfDate: false, job: { status: 'done' }, clientName: 'Test Person' });
    await aLaborResponse(client, 2, 'I sleep badly and my shoulders never come down.');
    expect((await state()).outOfDate).toBe(true);
    await runFor(app, client);
    expect((await state()).outOfDate).toBe(false);
  });

  it('delivered twice, after a crash or at once, leaves one set of matches', async () => {
    const client = await aReadyClient(app, threeAnswers);
    const { jobId } = (await client.post('/api/matching/run', {})).body;
    await app.knex('matching_jobs').where({ id: jobId }).update({ status: 'running', stage: 'comparing' });
    await app.knex.raw("select graphile_worker.add_job('matching.run', payload => ?::json)", [
      JSON.stringify({ jobId, userId: client.userId }),
    ]);
    await Promise.all([app.runJobs(), app.runJobs()]);
    const matches = await matchesOf(client);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.every(({ version }) => version === 1)).toBe(true);
  });

  it('that keeps failing says so after its last attempt, and one without a worker does not stand in the way', async () => {
    const client = await aReadyClient(app, threeAnswers);
    await app.runJobs();
    const { jobId } = (await client.post('/api/matching/run', {})).body;
    const sealed = await app.knex('labor_responses').where({ user_id: client.userId });
    await app
      .knex('labor_responses')
      .where({ user_id: client.userId })
      .update({ text_sealed: Buffer.from('broken') });
    await app.knex.raw(
      "update graphile_worker._private_jobs set attempts = 2, run_at = now() where payload->>'jobId' = ?",
      [jobId],
    );
    await app.runJobs();
    const state = async () => (await client.get('/api/matching/state')).body.job;
    expect(await state()).toMatchObject({ status: 'failed', failure: 'internal' });
    for (const { id, text_sealed } of sealed) await app.knex('labor_responses').where({ id }).update({ text_sealed });

    await app.knex('matching_jobs').where({ id: jobId }).delete();
    const lost = (await client.post('/api/matching/run', {})).body.jobId;
    await app
      .knex('matching_jobs')
      .where({ id: lost })
      .update({ status: 'running', created_at: app.knex.raw("now() - interval '16 minutes'") });
    expect(await state()).toMatchObject({ status: 'failed', failure: 'lost' });
    expect((await runFor(app, client)).status).toBe('done');
  });
});

describe('practitioners', () => {
  it('come in pages with a link to the next, each once, without address or account', async () => {
    const client = await app.as('client');
    const names: string[] = [];
    let path: string | null = '/api/practitioners?limit=10';
    while (path) {
      const page = await client.get(path);
      expect(page.status).toBe(200);
      for (const one of page.body) {
        names.push(one.name);
        expect(Object.keys(one).sort().join()).toBe(
          'approach,availability,experience,id,languages,name,specializations',
        );
      }
      path = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    }
    expect(names).toHaveLength(24);
    expect(new Set(names).size).toBe(24);
    expect((await client.get('/api/practitioners?limit=1000')).status).toBe(422);
    expect((await client.get('/api/practitioners?cursor=abc')).status).toBe(422);
  });

  it('read Holistic where no approach was given', async () => {
    const practitioner = await app.as('practitioner');
    expect((await practitioner.get('/api/practitioners/me')).body).toBeNull();
    const id = await aPractitioner(app.knex, { userId: practitioner.userId, approach: null });
    expect((await practitioner.get('/api/practitioners/me')).body).toMatchObject({ id, approach: 'Holistic' });
    await app.knex('practitioners').where({ id }).delete();
  });
});

describe('POST /api/matching/preview', () => {
  const text =
    'Since my mother died I keep finding things that I wanted to say to her. I came too late to say goodbye.';

  it('offers people who fit what is being written, and keeps nothing', async () => {
    const client = await app.as('client');
    const ideas = await client.post('/api/matching/preview', { text });
    expect(ideas.status).toBe(200);
    expect(ideas.body.ideas.length).toBeGreaterThan(0);
    expect(ideas.body.ideas.length).toBeLessThanOrEqual(3);
    expect(ideas.body.ideas[0].practitioner.availability).toBe('open');
    expect(ideas.body.ideas[0].specialization).toMatch(/Bereavement|Loss of a/);
    for (const table of ['matches', 'answer_vectors', 'matching_jobs'])
      expect(await app.knex(table).where({ user_id: client.userId })).toEqual([]);
    expect(app.logged.join()).not.toContain('I wanted to say to her');
  });

  it('offers nobody who misses a filter, and nothing for a need that was refused', async () => {
    const client = await app.as('client');
    const wishes = { confirmed: [], refused: [], own: [], filters: noFilters };
    const found = async (part: object) => {
      expect((await client.put('/api/matching/wishes', { ...wishes, ...part })).status).toBe(200);
      return (await client.post('/api/matching/preview', { text })).body;
    };
    const { reach } = (await client.get('/api/matching/wishes')).body;
    expect((await found({})).among).toBeNull();
    const women = await found({ filters: { ...noFilters, gender: 'woman' } });
    expect(women.ideas.length).toBeGreaterThan(0);
    expect(women.among).toBeLessThan(reach.all);
    const ids = women.ideas.map(({ practitioner }: { practitioner: { id: string } }) => practitioner.id);
    expect(new Set(await app.knex('practitioners').whereIn('id', ids).pluck('gender'))).toEqual(new Set(['woman']));
    expect(await found({ filters: { ...noFilters, mostPrice: 0 } })).toEqual({ ideas: [], among: 0 });
    const topics: { id: string }[] = (await client.get('/api/matching/needs')).body.topics;
    const without = await found({ refused: topics.map(({ id }) => id) });
    expect(without.ideas.every(({ because }: { because: string | null }) => because === null)).toBe(true);
  });

  it('has no idea for what is denied or quoted', async () => {
    const client = await app.as('client');
    const denied =
      'I am not grieving for my mother, who has never been ill. My wife says “your mother died, so mourn her”.';
    expect((await client.post('/api/matching/preview', { text: denied })).body.ideas).toEqual([]);
  });

  it('wants fifty characters, and has no idea of other languages', async () => {
    const client = await app.as('client');
    expect((await client.post('/api/matching/preview', { text: text.slice(0, 49) })).status).toBe(422);
    const french = 'Depuis que ma mère est morte, je dors mal et je pleure dans la voiture.';
    expect((await client.post('/api/matching/preview', { text: french })).body.ideas).toEqual([]);
    const german = await client.post('/api/matching/preview', { text: anke.answers[10] });
    expect(german.body.ideas.length).toBeGreaterThan(0);
    for (const { because } of german.body.ideas) if (because) expect(anke.answers[10]).toContain(because);
  });
});

describe('what a client takes along', () => {
  it('is exported with its reasons and erased without a trace', async () => {
    const { client, matches } = of('Dee');
    const personal = app.assembled.personalData.find(({ owner }) => owner === 'matching')?.data;
    expect(JSON.stringify(await personal?.export(client.userId))).toContain(matches[0]?.id);
    await app.knex.transaction(async (trx) => personal?.erase(trx, client.userId));
    for (const table of ['matches', 'answer_vectors', 'matching_jobs'])
      expect(await app.knex(table).where({ user_id: client.userId }), table).toEqual([]);
  });
});
