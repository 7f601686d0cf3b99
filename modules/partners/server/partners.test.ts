import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['partners'] });
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Stern' });
});
afterAll(() => app.stop());

const nobody = '00000000-0000-4000-8000-000000000000';
const add = (body: object, headers = {}) =>
  admin.post('/api/partners', { name: 'Ostro', type: 'Travel', ...body }, headers);
const change = (id: string, version: number | string, body: object) =>
  admin.patch(`/api/partners/${id}`, body, { 'if-match': `"${version}"` });
const names = async (query: string): Promise<string[]> =>
  (await admin.get(`/api/partners?${query}`)).body.map(({ name }: { name: string }) => name);

describe('partners', () => {
  it('are none before anybody was put in, and eight marked samples in development, once', async () => {
    expect((await admin.get('/api/partners')).body).toEqual([]);
    const people = { client: nobody, practitioner: nobody, admin: nobody, sampleClient: nobody, recentClients: [] };
    const found = app.assembled.seeds.find(({ owner }) => owner === 'partners');
    for (let n = 0; n < 2; n += 1) await app.knex.transaction((trx) => found?.seed(trx, people));
    const { body, headers } = await (await app.as('practitioner')).get('/api/partners?limit=3');
    expect(headers['x-total-count']).toBe('8');
    expect(body.map(({ name, sample }: { name: string; sample: boolean }) => [name, sample])).toEqual([
      ['Casa Alborada', true],
      ['Fjordlys', true],
      ['Hof am Moor', true],
    ]);
    const rest = await admin.get(/<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '');
    expect(rest.body[0].name).toBe('Linden Clinic');
    const file = (await admin.get('/api/partners.csv?q=casa')).text.trimEnd().split('\r\n');
    expect(file.map((line) => line.split(',')[0])).toEqual(['Name', ...(await names('q=casa'))]);
    expect((await (await app.as('client')).get('/api/partners')).status).toBe(403);
  });

  it('are found by name, kind and city, taken as they are typed, and by their state', async () => {
    expect(await names('q=RETREAT')).toEqual(['Casa Alborada', 'Fjordlys', 'Hof am Moor']);
    expect(await names(`q=${encodeURIComponent('zürich')}`)).toEqual(['Quiet Rails']);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('state=paused')).toEqual(['Hof am Moor', 'Tonraum']);
    const first = await admin.get('/api/partners?q=retreat&limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await admin.get(next)).body.map(({ name }: { name: string }) => name)).toEqual(['Hof am Moor']);
  });

  it('link to https and to nothing else', async () => {
    const wrong = [
      'http://a.example/',
      'javascript:alert(1)',
      'https://',
      'https://user:pw@a.example/',
      'https://local',
      'x',
    ];
    for (const url of wrong) {
      const { status, body } = await add({ url });
      expect([url, status, body.fields?.[0]?.path]).toEqual([url, 422, 'url']);
    }
    const made = await add({ url: ' https://ostro.example/a b ' });
    expect([made.status, made.body.url]).toEqual([201, 'https://ostro.example/a%20b']);
    for (const url of ['http://a.example/', 'https://a.example/ b'])
      await expect(app.knex('partners').insert({ name: 'X', type: 'Y', url })).rejects.toThrow(
        'partners_link_is_https',
      );
  });

  it('are made once, however often the same is sent', async () => {
    const key = { 'idempotency-key': 'one-partner-and-no-more' };
    const sent = await Promise.all([1, 2, 3].map(() => add({ name: 'Nova Terra' }, key)));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await names('q=nova')).toEqual(['Nova Terra']);
    expect((await add({ name: '   ' })).status).toBe(422);
  });

  it('change with their history, archive and come back', async () => {
    const { body: made } = await add({ name: 'Alma', city: 'Rome' });
    expect((await change(made.id, 7, { name: 'Other' })).body.current).toEqual(made);
    const same = await change(made.id, made.version, { name: 'Alma' });
    expect([same.status, same.body.version]).toEqual([200, 1]);
    await change(made.id, 1, { city: ' ', status: 'paused' });
    const gone = await change(made.id, 2, { archived: true });
    expect(gone.body).toMatchObject({ archived: true, city: null, status: 'paused', version: 3 });
    expect(await names('q=alma')).toEqual([]);
    expect(await names('q=alma&state=archived')).toEqual(['Alma']);
    await change(made.id, 3, { archived: false });
    expect(await names('q=alma')).toEqual(['Alma']);
    const { body } = await admin.get(`/api/partners/${made.id}/history`);
    expect(body.map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual(
      ['restored', 'archived', 'changed', 'created'].map((kind) => [kind, 'Ada Stern']),
    );
    expect(body[2].changes).toEqual([
      { field: 'status', from: 'active', to: 'paused' },
      { field: 'city', from: 'Rome', to: null },
    ]);
    const page = await admin.get(`/api/partners/${made.id}/history?limit=3`);
    const older = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await admin.get(older)).body.map(({ kind }: { kind: string }) => kind)).toEqual(['created']);
  });

  it('are kept by admins alone', async () => {
    const { body } = await add({ name: 'Fern' });
    const other = await app.as('practitioner');
    expect((await other.post('/api/partners', { name: 'Mine', type: 'Travel' })).status).toBe(403);
    expect((await other.patch(`/api/partners/${body.id}`, { name: 'x' }, { 'if-match': '"1"' })).status).toBe(403);
    expect((await other.get(`/api/partners/${body.id}`)).body.name).toBe('Fern');
  });
});
