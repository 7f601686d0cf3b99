import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const nobody = '00000000-0000-4000-8000-000000000000';

describe('partners', () => {
  it('are none before anybody was put in, and eight marked samples in development, once', async () => {
    const admin = await app.as('admin');
    expect((await admin.get('/api/partners')).body).toEqual([]);
    const people = { client: nobody, practitioner: nobody, admin: nobody };
    const found = app.assembled.seeds.find(({ owner }) => owner === 'team-portal');
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
    expect((await (await app.as('client')).get('/api/partners')).status).toBe(403);
  });

  it('link to https and to nothing else', async () => {
    for (const url of ['http://a.example/', 'javascript:alert(1)', 'https://', 'https://a.example/ b'])
      await expect(app.knex('partners').insert({ name: 'X', type: 'Y', url })).rejects.toThrow(
        'partners_link_is_https',
      );
  });
});
