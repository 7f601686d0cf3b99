import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';
import type { Client } from '../../testing/client';
import { personCalls, refusedCallPoints } from './rate-limit';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: [], limits: true });
});
afterAll(() => app?.stop());

const statuses = async (times: number, call: () => Promise<{ readonly status: number }>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: times }, call))).map(({ status }) => status);
const forbidden = (client: Client) => () => client.get('/api/admin/break-glass');
const own = (client: Client) => () => client.get('/api/account');

it('lets one person make hundreds of calls within ten seconds', async () => {
  const client = await app.as('client');
  expect(new Set(await statuses(300, own(client)))).toEqual(new Set([200]));
});

it('answers 429 to somebody who tries what is forbidden again and again, on every route, and to nobody else', async () => {
  const [curious, bystander] = [await app.as('client'), await app.as('client')];
  const allowed = personCalls.points / refusedCallPoints;
  expect(await statuses(allowed, forbidden(curious))).toEqual(Array(allowed).fill(403));
  const refused = await forbidden(curious)();
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(personCalls.seconds);
  expect((await own(curious)()).status).toBe(429);
  expect((await own(bystander)()).status).toBe(200);
  const denied = () => app.knex('audit_log').where({ action: 'denied', actor: curious.userId });
  await expect.poll(async () => (await denied()).length).toBe(allowed);
});

it('counts a forbidden call as much when the object does not exist', async () => {
  const client = await app.as('client');
  const missing = () => client.delete('/api/account/sessions/11111111-1111-4111-8111-111111111111');
  const allowed = personCalls.points / refusedCallPoints;
  expect(await statuses(allowed, missing)).toEqual(Array(allowed).fill(404));
  expect((await missing()).status).toBe(429);
});

it('answers a visitor as before', async () => {
  const anon = await app.as('anon');
  expect(new Set(await statuses(40, own(anon)))).toEqual(new Set([401]));
});
