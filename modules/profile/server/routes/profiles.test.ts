import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { aBirth, aChartedClient, aClientRecord, places } from '../../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile'] });
});
afterAll(() => app.stop());

describe('POST /api/holistic-profiles', () => {
  it('wants birth data first', async () => {
    const client = await app.as('client');
    const { status, body } = await client.post('/api/holistic-profiles', {});
    expect([status, body.code]).toEqual([409, 'no-birth-data']);
  });

  it('computes every field of the specification, with a source for each section', async () => {
    const client = await aChartedClient(app, { nameAtBirth: 'Hélène Marchand' });
    const { body } = await client.get('/api/holistic-profiles/me');
    expect(body).toMatchObject({
      version: 1,
      note: 'First profile',
      timeKnown: true,
      humanDesign: { type: 'Manifestor', strategy: 'To Inform', authority: 'Splenic', profile: '5/1' },
      geneKeys: { lifework: '51.5', evolution: '57.5', radiance: '61.1' },
      westernAstrology: { sun: 'Aries', moon: 'Aries', rising: 'Sagittarius' },
      chineseAstrology: { element: 'Earth', animal: 'Rat' },
      numerology: { lifePath: 8, expression: 3, soulUrge: 8, personality: 4 },
      additionalKeys: { enneagram: null, archetypes: ['The Practical Initiator'], chakras: { throat: 78 } },
    });
    expect(Object.keys(body.sources).toSorted()).toEqual([
      'archetypes',
      'chakras',
      'chineseAstrology',
      'enneagram',
      'geneKeys',
      'humanDesign',
      'numerology',
      'westernAstrology',
    ]);
  });

  it('answers 200 with the stored one when nothing changed', async () => {
    const client = await aChartedClient(app);
    const { status, body } = await client.post('/api/holistic-profiles', {});
    expect([status, body.version]).toEqual([200, 1]);
  });

  it('takes the birth fields along when they agree, and refuses others', async () => {
    const client = await app.as('client');
    await aClientRecord(client);
    const other = await client.post('/api/holistic-profiles', aBirth({ birthTime: '12:00' }));
    expect([other.status, other.body.code]).toEqual([409, 'birth-data-differs']);
    expect((await client.get('/api/holistic-profiles/me')).body).toBeNull();
    expect((await client.post('/api/holistic-profiles', aBirth())).status).toBe(201);
  });

  it.each([
    [{ birthTime: '12:00' }, 409],
    [{ birthTimeUnknown: true }, 409],
    [{ placeId: places.berlin }, 409],
    [{ nameAtBirth: 'Somebody Else' }, 409],
    [{ birthTime: '00:05' }, 201],
    [{ birthDate: '1948-04-09', placeId: places.montreal }, 201],
  ])('compares a part of the birth fields with what is stored: %j is %d', async (part, expected) => {
    const client = await app.as('client');
    await aClientRecord(client, { nameAtBirth: 'Hélène Marchand' });
    expect((await client.post('/api/holistic-profiles', part)).status).toBe(expected);
  });

  it('is never left behind by birth data that change at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const client = await app.as('client');
      await aClientRecord(client);
      const changed = aBirth({ birthTime: '09:30' });
      await Promise.all([
        client.patch('/api/clients/me', changed, { 'if-match': '"1"' }),
        client.post('/api/holistic-profiles', {}),
      ]);
      const [record, profile] = await Promise.all(
        ['/api/clients/me', '/api/holistic-profiles/me'].map((path) => client.get(path)),
      );
      expect(profile!.body.chart.utc).toBe(record!.body.moment.utc);
    }
  });

  it('guesses no rising sign when the time is unknown, and says what may be', async () => {
    const client = await aChartedClient(app, {
      birthDate: '1990-05-17',
      birthTime: null,
      birthTimeUnknown: true,
      placeId: places.berlin,
    });
    const { body } = await client.get('/api/holistic-profiles/me');
    expect(body.timeKnown).toBe(false);
    expect(body.westernAstrology).toMatchObject({ sun: 'Taurus', rising: null, ascendant: null, placidusCusps: null });
    const { rising, type } = body.chart.sweep.possible as Record<string, { value: string; share: number }[]>;
    expect(rising?.length).toBe(12);
    for (const possible of [rising, type])
      expect(possible?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  it.each([
    ['1942-07-15', '2673730', ['1942-07-14T23:00:00.000Z', 3600]],
    ['1930-02-01', '2759794', ['1930-01-31T23:40:28.000Z', 1172]],
    ['1990-09-30', places.berlin, ['1990-09-29T22:00:00.000Z', 7200], ['1990-09-30T01:00:00.000Z', 3600]],
  ])('tells for %s in place %s what the clocks there showed, also before 1970', async (birthDate, placeId, ...all) => {
    const client = await aChartedClient(app, { birthDate, placeId, birthTime: null, birthTimeUnknown: true });
    const { sweep } = (await client.get('/api/holistic-profiles/me')).body.chart;
    expect(sweep.offsets).toEqual(all.map(([from, seconds]) => ({ from, seconds })));
    expect(sweep.from).toBe(sweep.offsets[0].from);
  });

  it('keeps the chart unreadable in the database', async () => {
    const client = await aChartedClient(app);
    const [row] = await app.knex('holistic_profiles').where({ user_id: client.userId });
    expect(row.chart_sealed.toString('latin1')).not.toMatch(/Manifestor|Splenic|Aries/);
  });
});

describe('GET /api/birth-moments', () => {
  const ask = async (query: Record<string, string>) =>
    (await app.as('client')).get(`/api/birth-moments?${new URLSearchParams(query)}`);

  it('tells zone and offset of a clock reading', async () => {
    const { status, body } = await ask({ placeId: places.montreal, date: '1948-04-09', time: '00:05' });
    expect(status).toBe(200);
    const moment = {
      zone: 'America/Toronto',
      offsetSeconds: -18_000,
      status: 'uncertain',
      town: 'Toronto',
      shiftedTo: null,
    };
    expect(body).toMatchObject(moment);
  });

  it('explains a skipped time and a doubled one', async () => {
    const gap = await ask({ placeId: places.newYork, date: '1987-04-05', time: '02:30' });
    expect(gap.body).toMatchObject({ status: 'gap', shiftedTo: '1987-04-05T03:30:00' });
    const twice = await ask({ placeId: places.newYork, date: '1987-10-25', time: '01:30', fold: 'later' });
    expect(twice.body).toMatchObject({ status: 'overlap', offsetSeconds: -18_000 });
    expect(twice.body.alternatives.map((one: { fold: string }) => one.fold)).toEqual(['earlier', 'later']);
  });

  const hope = '4115181';
  const munich = '2867714';

  it('says for Hope in 1946 that the record is that of Chicago, and what each offset makes of the chart', async () => {
    const { body } = await ask({ placeId: hope, date: '1946-08-19', time: '08:51' });
    expect(body).toMatchObject({
      zone: 'America/Chicago',
      status: 'uncertain',
      town: 'Chicago',
      offsetSeconds: -18_000,
    });
    const rising = body.choices.map((one: { offsetSeconds: number; rising: string; risingDegrees: number }) => [
      one.offsetSeconds / 3600,
      one.rising,
      Number(one.risingDegrees.toFixed(1)),
    ]);
    expect(rising).toContainEqual([-5, 'Virgo', 22.8]);
    expect(rising).toContainEqual([-6, 'Libra', 5.5]);
  });

  it('answers a visitor too, who fills in a form before signing up', async () => {
    const query = new URLSearchParams({ placeId: hope, date: '1946-08-19', time: '08:51' });
    const { status, body } = await (await app.as('anon')).get(`/api/birth-moments?${query}`);
    expect([status, body.town, body.choices.length > 1]).toEqual([200, 'Chicago', true]);
  });

  it('says the same of Munich in 1945, where the record is that of Berlin', async () => {
    const { body } = await ask({ placeId: munich, date: '1945-06-15', time: '12:00' });
    expect(body).toMatchObject({ status: 'uncertain', town: 'Berlin', offsetSeconds: 10_800 });
    expect(body.choices.map((one: { offsetSeconds: number }) => one.offsetSeconds / 3600)).toEqual([0, 1, 2, 3, 4]);
  });

  it('is sure of the town itself, and of every place since 1970', async () => {
    const berlin = await ask({ placeId: places.berlin, date: '1945-06-15', time: '12:00' });
    expect(berlin.body).toMatchObject({ status: 'normal', town: null, choices: [] });
    const since = await ask({ placeId: munich, date: '1970-06-15', time: '12:00' });
    expect(since.body).toMatchObject({ status: 'normal', town: null, choices: [] });
  });

  it('charts the birth in Hope by the offset that the person chose', async () => {
    const birth = { birthDate: '1946-08-19', birthTime: '08:51', placeId: hope, offsetSeconds: -21_600 };
    const client = await aChartedClient(app, birth);
    const record = (await client.get('/api/clients/me')).body;
    expect(record.moment).toMatchObject({ status: 'chosen', town: 'Chicago', utc: '1946-08-19T14:51:00.000Z' });
    const { westernAstrology } = (await client.get('/api/holistic-profiles/me')).body.chart;
    expect(westernAstrology.rising).toBe('Libra');
    expect(westernAstrology.ascendant - 180).toBeCloseTo(5.5, 1);
    expect((await client.post('/api/holistic-profiles', { offsetSeconds: -18_000 })).status).toBe(409);
    const change = { ...birth, offsetSeconds: null };
    await client.patch('/api/clients/me', change, { 'if-match': `"${record.version}"` });
    expect((await client.get('/api/holistic-profiles/me')).body.westernAstrology.rising).toBe('Virgo');
  });

  it('names the field that is wrong', async () => {
    const { status, body } = await ask({ placeId: places.montreal, date: '2023-02-29', time: '10:00' });
    expect([status, body.fields[0].path]).toEqual([422, 'birthDate']);
  });
});

describe('GET /api/journey/me', () => {
  it('counts Labors, profile and scores', async () => {
    const client = await aChartedClient(app);
    for (const number of [1, 2, 3]) await aLaborResponse(client, number, 'What I remember of it, in a few words.');
    const { body } = await client.get('/api/journey/me');
    expect(body).toMatchObject({
      labors: 3,
      nextLabor: 4,
      hasClient: true,
      hasProfile: true,
      hasSynthesis: false,
      journeyScore: 43,
      journeyLevel: 'Seeker',
      transformationScore: 44,
      laborRank: 'Seeker',
      premium: false,
    });
    expect(body.profilePercent).toBeLessThan(100);
    expect(body.activity.map((entry: { kind: string }) => entry.kind).toSorted()).toEqual([
      'joined',
      'labor',
      'profile',
    ]);
    expect(body.activity[0].label).toBe('Latest Labor Completed: Labor 3 of 12 · Relationships & Love');
  });

  it.each(['client', 'practitioner', 'admin'] as const)('is empty, not an error, for a new %s', async (role) => {
    const { status, body } = await (await app.as(role)).get('/api/journey/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({ labors: 0, hasClient: false, profilePercent: 0, journeyScore: 0, activity: [] });
  });
});
