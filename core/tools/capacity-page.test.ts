import { expect, it } from 'vitest';
import { computeCapacity, givenAssumptions } from './capacity-model';
import { printCapacity, readCapacityPage, readFigures } from './capacity-page';

it('says what is needed for how many, as the measurements and assumptions have it', () => {
  expect(readCapacityPage()).toBe(printCapacity(readFigures(), givenAssumptions()));
});

it('grows with clients, and follows what is assumed', () => {
  const figures = readFigures();
  const given = givenAssumptions();
  const [small, large] = [10_000, 1_000_000].map((clients) => computeCapacity(figures, given, clients));
  expect(large?.peakPerSecond).toBeCloseTo((small?.peakPerSecond ?? 0) * 100, 5);
  expect(small?.processes).toBeGreaterThanOrEqual(2);
  expect(large?.eurosPerMonth).toBeGreaterThan(small?.eurosPerMonth ?? 0);
  const busier = computeCapacity(figures, { ...given, peak: given.peak * 2 }, 1_000_000);
  expect(busier.appCores).toBeCloseTo((large?.appCores ?? 0) * 2, 5);
});

it('takes as many processes as sockets need where these need more', () => {
  const figures = { ...readFigures(), socketKb: 5000 };
  const needed = computeCapacity(figures, givenAssumptions(), 1_000_000);
  expect(needed.limitedBy).toBe('sockets');
  expect(needed.processes).toBeGreaterThan(needed.appCores);
});
