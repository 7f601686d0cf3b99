import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noticesPerHour } from '../../contract/errors';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { createAddressHash } from './address-hash';
import { openLimitPool } from './limit-pool';
import { createNoticeLimit } from './notice-limit';

const master = randomBytes(32);
let db: Database;
let pools: pg.Pool[];
beforeAll(async () => {
  db = await testDatabase();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  pools = [openLimitPool(db.knex, log), openLimitPool(db.knex, log)];
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await db.stop();
});

it('allows five notices an hour to one address from all processes together, also at once and within transactions', async () => {
  const [one, two] = pools.map((pool) => createNoticeLimit(pool, createAddressHash(master)));
  // Every connection of the main pool is in a transaction of its own.
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      db.knex.transaction(async (trx) => {
        await trx.raw('select 1');
        return (i % 2 ? one : two)?.canNotify('ann@example.test');
      }),
    ),
  );
  expect(answers.filter((allowed) => allowed)).toHaveLength(noticesPerHour);
  expect(await one?.canNotify('bob@example.test')).toBe(true);
  const stored = JSON.stringify(await db.knex('rate_limits'));
  expect(stored).not.toContain('example');
  expect(stored).toContain(createAddressHash(master)('ann@example.test'));
  expect(createAddressHash(randomBytes(32))('ann@example.test')).not.toBe(
    createAddressHash(master)('ann@example.test'),
  );
});
