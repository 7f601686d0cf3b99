import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { plainFaults } from './faults';
import { runHistory } from './run-history';
import { startTriedProduct, type TriedProduct } from './tried-product';

// Two processes and a database of their own start here, and die; history.long.test.ts does it for half an hour.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const seed = Number(process.env.HEDO_TEST_SEED ?? Date.now() % 100_000);

let product: TriedProduct;
beforeAll(async () => {
  product = await startTriedProduct({ roles: ['web', 'web'] });
});
afterAll(() => product?.stop());

it('keeps what it acknowledged, and nothing else, through ten seconds of faults', async () => {
  console.info(`history: HEDO_TEST_SEED=${seed}`);
  const { failure, ...figures } = await runHistory(product, {
    seed,
    seconds: 10,
    faults: plainFaults,
    restMs: 1500,
    fewestFaults: 2,
  });
  console.info(JSON.stringify(figures));
  expect(failure).toBe('');
  expect(figures.done).toBeGreaterThan(100);
  expect(figures.faults.length).toBeGreaterThanOrEqual(2);
});
