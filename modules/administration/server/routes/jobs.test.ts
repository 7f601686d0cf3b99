import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '#core/server/jobs/enqueue';
import { type TestApp, testApp } from '#core/testing/app';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['administration'] });
});
afterAll(() => app.stop());

it('counts jobs by state and says why some failed, without a word of what they are about', async () => {
  const admin = await app.as('admin');
  for (const at of [1, 2, 3, 4, 5]) await enqueue(app.knex, 'core.sample', { id: `canary-${at}` });
  const only = (offset: number) =>
    `id = (select id from graphile_worker._private_jobs order by id offset ${offset} limit 1)`;
  const set = (change: string, offset: number) =>
    app.knex.raw(`update graphile_worker._private_jobs set ${change} where ${only(offset)}`);
  await set("run_at = now() + interval '1 hour'", 0);
  await set("locked_at = now(), locked_by = 'x'", 1);
  await set("attempts = 2, last_error = 'canary'", 2);
  await set("attempts = max_attempts, last_error = 'connect ECONNREFUSED canary.example:25'", 3);
  await set("run_at = now() - interval '90 seconds'", 4);
  const { status, body, text } = await admin.get('/api/admin/jobs');
  expect([status, body]).toMatchObject([200, { due: 1, later: 1, running: 1, retrying: 1, failed: 1 }]);
  expect(body.oldestDueSeconds).toBeGreaterThanOrEqual(90);
  expect(body.tasks).toMatchObject([{ task: 'core.sample', failed: 1 }]);
  expect(body.failures).toMatchObject([{ task: 'core.sample', reason: 'connection' }]);
  expect(text).not.toContain('canary');
});
