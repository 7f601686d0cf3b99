import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';
import { type Client, createClient } from '../../testing/client';
import { noteUncaughtErrors } from '../../testing/uncaught-errors';

let app: TestApp;
let client: Client;
const uncaught = noteUncaughtErrors();

beforeAll(async () => {
  app = await testApp({ modules: [] });
  client = await app.as('client');
});
afterAll(async () => {
  await app.stop();
  uncaught.stop();
});

describe('a database in trouble', () => {
  it('is survived when idle connections are killed (fault-02)', async () => {
    await Promise.all(Array.from({ length: 8 }, () => client.get('/api/auth/user')));
    const killed = await app.knex.raw(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(killed.rows.length).toBeGreaterThan(0);
    await expect.poll(async () => (await client.get('/api/auth/user')).status, { timeout: 5000 }).toBe(200);
    expect(uncaught.errors).toEqual([]);
  });

  it('answers 503 when all connections are taken, and stays alive (fault-03)', async () => {
    const taken: Knex.Transaction[] = [];
    const { max } = app.knex.client.config.pool as { max: number };
    for (let i = 0; i < max; i += 1) taken.push(await app.knex.transaction());
    const pool = app.knex.client.pool as { acquireTimeoutMillis: number };
    const usual = pool.acquireTimeoutMillis;
    pool.acquireTimeoutMillis = 200;
    const [refused, alive] = await Promise.all([client.get('/api/auth/user'), client.get('/healthz')]);
    expect([refused.status, refused.body.code, alive.status]).toEqual([503, 'unavailable', 200]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).not.toMatch(/knex|pool|timeout/i);
    pool.acquireTimeoutMillis = usual;
    await Promise.all(taken.map((trx) => trx.rollback()));
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('shows nothing of itself in a fault (web-11)', async () => {
    await app.knex.raw('alter table users rename to users_away');
    const answer = await client
      .get('/api/auth/user')
      .finally(() => app.knex.raw('alter table users_away rename to users'));
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect(answer.text).not.toMatch(/users|select|relation|127\.0\.0\.1| at /);
    expect(app.logged.join('\n')).toContain(answer.body.requestId);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });
});

describe('stopping', () => {
  it('ends, also right after the start and when it is asked for twice', async () => {
    const other = await testApp({ modules: [] });
    await Promise.all([other.stop(), other.stop()]);
    await expect(createClient(other.url).get('/healthz')).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('the same thing at once', () => {
  it('makes one account of twenty parallel registrations in all spellings (fault-12)', async () => {
    const anon = await app.as('anon');
    const email = (i: number): string => (i % 2 === 0 ? 'twice@example.test' : 'TWICE@Example.test');
    const tries = Array.from({ length: 20 }, (_, i) =>
      anon.post('/api/auth/register', { fullName: 'Iris Vale', email: email(i), password: 'seven quiet rivers 41' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 202 && status !== 503)).toEqual([]);
    expect(statuses).toContain(202);
    expect(await app.knex('users').where({ email: 'twice@example.test' })).toHaveLength(1);
  });
});
