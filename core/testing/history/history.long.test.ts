import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mountSmallDisk, requireRoot, type SmallDisk } from '../small-disk';
import { fillDisk, moveClock, plainFaults } from './faults';
import { runHistory } from './run-history';
import { startTriedProduct, type TriedProduct } from './tried-product';

/** All of it, and one history: each with a seed and with people of its own, on the product that the ones before have hurt. */
const seconds = Number(process.env.HEDO_HISTORY_SECONDS ?? 1800);
const secondsEach = Math.min(150, Math.max(20, seconds / 10));
const firstSeed = Number(process.env.HEDO_TEST_SEED ?? Date.now() % 100_000);
const diskMegabytes = 600;

vi.setConfig({ testTimeout: seconds * 3000 + 600_000, hookTimeout: 300_000 });

const findClockLibrary = (): string => {
  const file = readdirSync('/usr/lib')
    .map((name) => join('/usr/lib', name, 'faketime/libfaketimeMT.so.1'))
    .find(existsSync);
  if (!file) throw new Error('There is no libfaketimeMT.so.1. Install it first: apt-get install faketime');
  return file;
};

let disk: SmallDisk | undefined;
let product: TriedProduct | undefined;
beforeAll(async () => {
  requireRoot();
  product = await startTriedProduct({
    roles: ['web', 'web', 'worker'],
    clockLibrary: findClockLibrary(),
    useFolder: async (home) => {
      disk = await mountSmallDisk(home, diskMegabytes);
      return disk.unmount;
    },
  });
});
afterAll(async () => {
  await disk?.free();
  await product?.stop();
});

it(`keeps what it acknowledged, and nothing else, through ${seconds} s of faults`, async () => {
  const faults = [...plainFaults, moveClock, fillDisk(disk as SmallDisk)];
  const failures: string[] = [];
  for (let index = 0; index * secondsEach < seconds; index += 1) {
    const plan = { seed: firstSeed + index, seconds: secondsEach, faults, restMs: 4000 };
    console.info(`history: HEDO_TEST_SEED=${plan.seed} HEDO_HISTORY_SECONDS=${secondsEach}`);
    const { failure, ...figures } = await runHistory(product as TriedProduct, plan);
    console.info(JSON.stringify(figures));
    if (failure) {
      console.info(failure);
      failures.push(failure);
    }
  }
  expect(failures.join('\n\n')).toBe('');
});
