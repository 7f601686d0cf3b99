import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['sample-page'] });
});
afterAll(() => app.stop());

describe('GET /api/sample-page/me', () => {
  it('refuses a visitor with 401', async () => {
    const visitor = await app.as('anon');
    expect((await visitor.get('/api/sample-page/me')).status).toBe(401);
  });

  it('answers the person who asks', async () => {
    const client = await app.as('client', { firstName: 'Ann' });
    const answer = await client.get('/api/sample-page/me');
    expect([answer.status, answer.body]).toEqual([200, { firstName: 'Ann' }]);
  });
});
