import fc from 'fast-check';
import { afterAll, it } from 'vitest';
import { startFuzz } from './fuzz-calls';

const seconds = Number(process.env.HEDO_FUZZ_SECONDS ?? 60);
const seed = Number(process.env.HEDO_TEST_SEED ?? Date.now() % 2 ** 31);

const fuzz = await startFuzz();
afterAll(() => fuzz.stop());

it(`holds for calls made up anew during ${seconds} s`, { timeout: seconds * 1000 + 240_000 }, async () => {
  console.info(`fuzz: HEDO_TEST_SEED=${seed}`);
  const options = { seed, numRuns: 1_000_000, interruptAfterTimeLimit: seconds * 1000, markInterruptAsFailure: false };
  await fc.assert(fc.asyncProperty(fuzz.arbitrary, fuzz.hold), options);
});
