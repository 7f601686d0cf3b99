import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aBirth, aChartedClient, aClientRecord, places } from '../../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile'] });
});
afterAll(() => app.stop());

describe('POST /api/clients', () => {
  it('stores birth data and tells the instant it stands for', async () => {
    const client = await app.as('client', { firstName: 'Hélène', lastName: 'Marchand' });
    const { status, body, headers } = await client.post('/api/clients', aBirth({ nameAtBirth: ' Hélène Marchand ' }));
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({
      firstName: 'Hélène',
      birthDate: '1948-04-09',
      birthTime: '00:05',
      birthTimeUnknown: false,
      birthLocation: 'Montréal, Quebec, Canada',
      nameAtBirth: 'Hélène Marchand',
      moment: { utc: '1948-04-09T05:05:00.000Z', offsetSeconds: -18_000, status: 'uncertain', zone: 'America/Toronto' },
    });
  });

  it('answers 200 when the same comes again, and 409 when it differs', async () => {
    const client = await app.as('client');
    const first = await client.post('/api/clients', aBirth());
    const again = await client.post('/api/clients', aBirth());
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    const other = await client.post('/api/clients', aBirth({ birthTime: '00:06' }));
    expect([other.status, other.body.code]).toEqual([409, 'client-exists']);
    expect((await client.get('/api/clients/me')).body.birthTime).toBe('00:05');
  });

  it('makes one record when two windows send at once', async () => {
    const client = await app.as('client');
    const answers = await Promise.all([client.post('/api/clients', aBirth()), client.post('/api/clients', aBirth())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(await app.knex('clients').where({ user_id: client.userId })).toHaveLength(1);
  });

  it('takes an unknown time', async () => {
    const client = await app.as('client');
    const { status, body } = await client.post('/api/clients', aBirth({ birthTime: null, birthTimeUnknown: true }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ birthTime: null, birthTimeUnknown: true, moment: null });
  });

  it('takes a time that is known roughly, computes the window, and knows it again', async () => {
    const client = await app.as('client');
    const birthWindow = { from: '06:00', to: '09:00' };
    const rough = aBirth({ birthTime: null, birthTimeUnknown: true, birthWindow });
    const { status, body } = await client.post('/api/clients', rough);
    expect(status).toBe(201);
    expect(body).toMatchObject({ birthTime: null, birthTimeUnknown: true, birthWindow, moment: null });
    expect((await client.post('/api/clients', rough)).status).toBe(200);
    const { chart } = (await client.post('/api/holistic-profiles', rough)).body;
    expect(chart.precision.grade).toBe('window');
    expect(chart.sweep).toMatchObject({ from: '1948-04-09T11:00:00.000Z', to: '1948-04-09T14:00:00.000Z' });
    const day = aBirth({ birthTime: null, birthTimeUnknown: true });
    expect((await client.post('/api/holistic-profiles', day)).body.code).toBe('birth-data-differs');
    const changed = await client.patch('/api/clients/me', day, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ birthWindow: null, version: 2 });
    const newest = (await client.get('/api/holistic-profiles/me')).body;
    expect([newest.note, newest.chart.precision.grade]).toEqual(['Changed: birth time', 'day']);
  });

  it.each([
    [{ birthWindow: { from: '09:00', to: '06:00' } }, 'birthWindow'],
    [{ birthWindow: { from: '06:00' } }, 'birthWindow'],
    [{ birthWindow: { from: '06:00', to: '24:00' } }, 'birthWindow'],
    [{ birthWindow: { from: '06:00', to: '09:00', more: 1 } }, 'birthWindow'],
    [{ birthWindow: '06:00-09:00' }, 'birthWindow'],
    [{ birthTime: '07:00', birthTimeUnknown: false, birthWindow: { from: '06:00', to: '09:00' } }, 'birthWindow'],
  ])('refuses the window of %j and stores nothing', async (wrong, path) => {
    const client = await app.as('client');
    const body = { ...aBirth({ birthTime: null, birthTimeUnknown: true }), ...wrong };
    const refused = await client.post('/api/clients', body);
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, path]);
    expect((await client.get('/api/clients/me')).body).toBeNull();
  });

  it('takes the specified body, with the place as plain text', async () => {
    const client = await app.as('client');
    const spec = { birthDate: '1990-05-17', birthTime: '08:30', birthLocation: 'Vienna, Austria' };
    expect((await client.post('/api/clients', spec)).body.place.zone).toBe('Europe/Vienna');
  });

  it('asks back with candidates where a name fits several places, and stores nothing', async () => {
    const client = await app.as('client');
    const { placeId: _, ...rest } = aBirth();
    const { status, body } = await client.post('/api/clients', { ...rest, birthLocation: 'Springfield' });
    expect([status, body.code]).toEqual([422, 'place-ambiguous']);
    expect(body.fields[0].path).toBe('birthLocation');
    expect(body.candidates[0]).toMatchObject({ id: expect.any(String), zone: expect.any(String) });
    expect((await client.get('/api/clients/me')).body).toBeNull();
  });

  it.each([
    [{ birthDate: '2023-02-29' }, 'birthDate'],
    [{ birthDate: '1850-01-01' }, 'birthDate'],
    [{ birthDate: '1990-5-1' }, 'birthDate'],
    [{ birthTime: '25:00' }, 'birthTime'],
    [{ birthTime: '8:30 pm' }, 'birthTime'],
    [{ placeId: '-1' }, 'placeId'],
    [{ nameAtBirth: 'x'.repeat(151) }, 'nameAtBirth'],
    [{ userId: '00000000-0000-4000-8000-000000000000' }, 'userId'],
  ])('refuses %o at its field', async (part, path) => {
    const client = await app.as('client');
    const { status, body } = await client.post('/api/clients', { ...aBirth(), ...part });
    expect(status).toBe(422);
    expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
    expect((await client.get('/api/clients/me')).body).toBeNull();
  });

  it('keeps birth data unreadable in the database', async () => {
    const client = await app.as('client');
    await aClientRecord(client, { nameAtBirth: 'Marguerite Sealed' });
    const [row] = await app.knex('clients').where({ user_id: client.userId });
    // Instants of storing show the clock of the test, whatever it is.
    const { created_at: _created, updated_at: _updated, ...rest } = row;
    const stored = Object.values(rest)
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join(' ');
    for (const secret of ['1948', '00:05', 'Montr', 'Marguerite']) expect(stored).not.toContain(secret);
  });
});

describe('PATCH /api/clients/me', () => {
  it('wants to know which version is changed, and shows the present one to a late comer', async () => {
    const client = await app.as('client');
    await aClientRecord(client);
    expect((await client.patch('/api/clients/me', aBirth({ birthTime: '01:00' }))).status).toBe(428);
    const changed = await client.patch('/api/clients/me', aBirth({ birthTime: '01:00' }), { 'if-match': '"1"' });
    expect([changed.status, changed.headers.etag]).toEqual([200, '"2"']);
    const late = await client.patch('/api/clients/me', aBirth({ birthTime: '02:00' }), { 'if-match': '"1"' });
    expect(late.status).toBe(412);
    expect(late.body.current).toMatchObject({ version: 2, birthTime: '01:00' });
  });

  it('computes the chart again and notes what changed', async () => {
    const client = await aChartedClient(app);
    const before = (await client.get('/api/holistic-profiles/me')).body;
    const change = aBirth({ birthDate: '1990-05-17', birthTime: '08:30', placeId: places.berlin });
    expect((await client.patch('/api/clients/me', change, { 'if-match': '"1"' })).status).toBe(200);
    const after = (await client.get('/api/holistic-profiles/me')).body;
    expect(after.version).toBe(2);
    expect(after.note).toBe('Changed: birth date, birth time, birth place');
    expect(after.chart.utc).toBe('1990-05-17T06:30:00.000Z');
    expect(after.humanDesign.incarnationCross).not.toBe(before.humanDesign.incarnationCross);
    const versions = (await client.get('/api/holistic-profiles/versions')).body;
    expect(versions.map((one: { version: number; note: string }) => [one.version, one.note])).toEqual([
      [2, 'Changed: birth date, birth time, birth place'],
      [1, 'First profile'],
    ]);
  });

  it('lists versions page by page, and nobody else’s', async () => {
    const client = await aChartedClient(app);
    for (const [index, nameAtBirth] of ['Ann', 'Bea', 'Cleo'].entries())
      await client.patch('/api/clients/me', aBirth({ nameAtBirth }), { 'if-match': `"${index + 1}"` });
    const list = '/api/holistic-profiles/versions';
    const read = async (path: string, by = client) => {
      const { body, headers } = await by.get(path);
      const next = /<(.+)>/.exec(String(headers.link ?? ''))?.[1] ?? null;
      return { versions: body.map((one: { version: number }) => one.version), next };
    };
    const first = await read(`${list}?limit=2`);
    expect(first.versions).toEqual([4, 3]);
    expect(await read(first.next ?? '')).toEqual({ versions: [2, 1], next: null });
    const other = await aChartedClient(app);
    expect((await read(first.next ?? '', other)).versions).toEqual([]);
    expect((await client.get(`${list}?limit=101`)).status).toBe(422);
  });

  it('adds the numbers of a name that is given later', async () => {
    const client = await aChartedClient(app);
    expect((await client.get('/api/holistic-profiles/me')).body.numerology.expression).toBeNull();
    await client.patch('/api/clients/me', aBirth({ nameAtBirth: 'Hélène Marchand' }), { 'if-match': '"1"' });
    const { body } = await client.get('/api/holistic-profiles/me');
    expect(body.note).toBe('Changed: name at birth');
    expect(body.numerology).toMatchObject({ lifePath: 8, expression: 3, soulUrge: 8, personality: 4 });
  });

  it('changes nothing when nothing differs', async () => {
    const client = await aChartedClient(app);
    const same = await client.patch('/api/clients/me', aBirth(), { 'if-match': '"1"' });
    expect([same.status, same.body.version]).toEqual([200, 1]);
    expect((await client.get('/api/holistic-profiles/versions')).body).toHaveLength(1);
  });

  it('refuses a wrong date and keeps what was there', async () => {
    const client = await aChartedClient(app);
    const wrong = await client.patch('/api/clients/me', aBirth({ birthDate: '2049-01-01' }), { 'if-match': '"1"' });
    expect([wrong.status, wrong.body.fields[0].message]).toEqual([422, 'The date of birth lies in the future.']);
    expect((await client.get('/api/clients/me')).body).toMatchObject({ version: 1, birthDate: '1948-04-09' });
  });

  it('is 404 for somebody without a record', async () => {
    const client = await app.as('client');
    expect((await client.patch('/api/clients/me', aBirth(), { 'if-match': '"1"' })).status).toBe(404);
  });
});

describe('the record of another client', () => {
  it('never shows', async () => {
    const owner = await aChartedClient(app, { nameAtBirth: 'Zephyrine Hidden' });
    expect((await owner.get('/api/clients/me')).text).toContain('Zephyrine');
    const stranger = await aChartedClient(app, { birthDate: '1990-05-17', placeId: places.berlin });
    for (const path of ['clients/me', 'holistic-profiles/me', 'holistic-profiles/versions', 'journey/me']) {
      const { status, text } = await stranger.get(`/api/${path}`);
      expect([status, path]).toEqual([200, path]);
      for (const secret of ['Zephyrine', '1948-04-09', 'Montr']) expect(text).not.toContain(secret);
    }
  });
});
