import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bootOn, type FaultFigures, type FaultyProduct } from './testing/faults';
import { type FaultyDatabase, startFaultyDebian, startFaultyEmbedded } from './testing/faulty-database';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 180_000 });

const rounds = 20;

describe.each([
  ['the embedded PostgreSQL', startFaultyEmbedded],
  ['PostgreSQL 15 of Debian', startFaultyDebian],
])('on %s', (name, start) => {
  let database: FaultyDatabase;
  let product: FaultyProduct;
  beforeAll(async () => {
    database = await start();
    product = await bootOn(database);
  });
  afterAll(async () => {
    await product?.stop();
    await database?.end();
  });

  it(`brings every job to its one effect through ${rounds} faults`, async () => {
    const figures: FaultFigures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const fault = round % 2 === 0 ? 'kill' : 'stop';
      // Each time at another point of the work.
      const delayMs = 200 + ((round * 370) % 3000);
      figures.push(await product.survive(fault, delayMs));
      console.log(name, fault, delayMs, JSON.stringify(figures.at(-1)));
    }
    expect(figures.some(({ running }) => running === 3)).toBe(true);
  });
});
