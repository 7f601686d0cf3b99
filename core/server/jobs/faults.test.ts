import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bootOn, type FaultyProduct } from './testing/faults';
import { type FaultyDatabase, startFaultyEmbedded } from './testing/faulty-database';

// A server of its own starts, dies and recovers here; faults.long.test.ts kills and stops others twenty times.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

let database: FaultyDatabase;
let product: FaultyProduct;
beforeAll(async () => {
  database = await startFaultyEmbedded();
  product = await bootOn(database);
});
afterAll(async () => {
  await product?.stop();
  await database?.end();
});

it('brings every job to its one effect through a kill of the database', async () => {
  const { jobs, running } = await product.survive('kill', 700);
  expect(jobs).toBeGreaterThan(60);
  expect(running).toBeGreaterThan(0);
});
