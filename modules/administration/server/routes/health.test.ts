import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Answered } from '#core/testing/client';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['administration'] });
});
afterAll(() => app.stop());

interface Part {
  readonly name: string;
  readonly state: string;
  readonly detail: string;
  readonly ms: number;
}

const stateOf = ({ body }: Answered, part: string): string | undefined =>
  (body.probes as readonly Part[]).find(({ name }) => name === part)?.state;

describe('the health of the system', () => {
  it('tries every part, tells no names or versions, and is looked at once a second at most', async () => {
    const practitioner = await app.as('practitioner');
    await expect
      .poll(async () => stateOf(await practitioner.get('/api/system/health'), 'ai'), {
        timeout: 15_000,
        interval: 1100,
      })
      .toBe('ok');
    const answers = await Promise.all([1, 2, 3].map(() => practitioner.get('/api/system/health')));
    const [{ body, text, headers } = { body: null, text: '', headers: {} }] = answers;
    expect(new Set(answers.map((one) => one.body.checkedAt)).size).toBe(1);
    expect(headers['cache-control']).toBe('no-store');
    const names = (body.probes as readonly Part[]).map(({ name }) => name);
    expect(names).toEqual(['api', 'database', 'queue', 'storage', 'socket', 'ai', 'mail', 'sign-in', 'modules']);
    expect(body.probes.map(({ state }: Part) => state)).not.toContain('down');
    expect(body.uptime).toMatchObject({ day: null, month: null, since: null });
    expect(text).not.toMatch(/\d+\.\d+\.\d+|127\.0|localhost|postgres|\/tmp/i);
    expect(text).not.toContain(hostname());
    expect((await (await app.as('client')).get('/api/system/health')).status).toBe(403);
  });

  it('says so when jobs wait or have failed', async () => {
    const admin = await app.as('admin');
    await app.knex.raw("select graphile_worker.add_job('core.sample', run_at => now() - interval '2 minutes')");
    await expect.poll(async () => stateOf(await admin.get('/api/system/health'), 'queue')).toBe('degraded');
    expect((await admin.get('/api/system/health')).body.state).not.toBe('ok');
  });

  it('says how many sign-ins failed lately, and when they are so many that somebody is guessing', async () => {
    const admin = await app.as('admin');
    const detail = async () =>
      ((await admin.get('/api/system/health')).body.probes as Part[]).find(({ name }) => name === 'sign-in');
    const fail = (account: string, hoursAgo: number, wrong: number) =>
      app.knex('failed_sign_ins').insert({
        at: app.knex.raw('now() - make_interval(hours => ?)', [hoursAgo]),
        account_hash: account,
        source_hash: 'one',
        wrong,
        refused: 1,
      });
    await fail('a', 0, 8);
    await fail('b', 5, 100);
    await expect
      .poll(detail, { timeout: 5000 })
      .toMatchObject({ state: 'ok', detail: '9 sign-ins failed within the last hour, 110 within a day.' });
    await fail('c', 0, 200);
    await expect.poll(detail, { timeout: 5000 }).toMatchObject({ state: 'degraded' });
  });
});
