import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { readKept, startFuzz } from './fuzz-calls';

const fuzz = await startFuzz();
afterAll(() => fuzz.stop());

it('knows what to call', () => expect(fuzz.targets).toBeGreaterThan(100));

it.each(readKept())('holds for $id as $principal, which once did not', (call) => fuzz.hold(call));

// The same calls each time; fuzz.long.test.ts makes new ones.
it('holds for two hundred calls made up from the schemas', () =>
  fc.assert(fc.asyncProperty(fuzz.arbitrary, fuzz.hold), { seed: 20_261_128, numRuns: 200 }));
