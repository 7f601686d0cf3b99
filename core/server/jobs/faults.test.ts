import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bootOn, type FaultyProduct } from './testing/faults';
import { type FaultyDatabase, startFaultyEmbedded } from './testing/faulty-database';

// A server of its own starts, dies and recovers here.
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

it.each(['kill', 'stop'] as const)('brings every job to its one effect through a %s of the database', async (fault) => {
  const { jobs, running } = await product.survive(fault, 700);
  expect(jobs).toBeGreaterThan(60);
  expect(running).toBeGreaterThan(0);
});
