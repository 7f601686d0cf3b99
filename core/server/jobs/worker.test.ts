import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { enqueue } from './enqueue';
import { prepareJobs, releaseLost } from './worker';

let db: Database;
let pool: pg.Pool;
beforeAll(async () => {
  db = await testDatabase();
  await prepareJobs(db.connectionString);
  pool = new pg.Pool({ connectionString: db.connectionString, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await db.stop();
});

const held = async (): Promise<number> =>
  Number((await pool.query('select count(*) from graphile_worker.jobs where locked_by is not null')).rows[0].count);

it('gives back the job of a killed worker, and leaves one that is being worked on alone', async () => {
  await enqueue(db.knex, 'core.sample', { id: '1' });
  await pool.query("update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()");
  expect(await held()).toBe(1);
  await releaseLost(pool, 15);
  expect(await held()).toBe(1);
  await releaseLost(pool, 0);
  expect(await held()).toBe(0);
});
