import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['geo'] });
});
afterAll(() => app.stop());

describe('GET /api/places', () => {
  it('finds places for anybody, with region, country and zone', async () => {
    const { status, body } = await (await app.as('anon')).get('/api/places?q=montreal');
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({
      id: '6077243',
      admin1: 'Quebec',
      country: 'Canada',
      zone: 'America/Toronto',
    });
  });

  it.each(['å'.repeat(10_000), '', '\u0000'])('refuses to search for %j', async (q) => {
    expect((await (await app.as('anon')).get(`/api/places?q=${encodeURIComponent(q)}`)).status).toBe(422);
  });
});
