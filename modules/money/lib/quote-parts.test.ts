import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planQuoteParts } from './quote-parts';

it('plans a deposit and a rest in parts of 30 days', () => {
  expect(planQuoteParts({ total: 10_000, deposit: 1_000, count: 2, firstInDays: 14 })).toEqual([
    { dueInDays: 0, amount: 1_000, label: 'deposit' },
    { dueInDays: 14, amount: 4_500, label: 'instalment' },
    { dueInDays: 44, amount: 4_500, label: 'balance' },
  ]);
  expect(planQuoteParts({ total: 10_000, deposit: 0, count: 1, firstInDays: 0 })).toEqual([]);
});

it('plans nothing that cannot be paid: more than the total before, no parts, days too far away', () => {
  for (const wrong of [{ deposit: 10_000 }, { count: 0 }, { deposit: -1 }, { firstInDays: 732 }, { count: 1.5 }])
    expect(planQuoteParts({ total: 10_000, deposit: 0, count: 1, firstInDays: 0, ...wrong })).toBeNull();
});

it('always sums to the total, in the order of the days', () => {
  const plan = fc.record({
    total: fc.integer({ min: 1, max: 1_000_000_000 }),
    deposit: fc.nat(1_000_000),
    count: fc.integer({ min: 1, max: 24 }),
    firstInDays: fc.nat(41),
  });
  fc.assert(
    fc.property(plan, (given) => {
      const parts = planQuoteParts(given);
      if (parts === null || parts.length === 0) return;
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(given.total);
      expect(parts.every(({ amount }) => amount > 0)).toBe(true);
      expect(parts.map(({ dueInDays }) => dueInDays)).toEqual(
        parts.map(({ dueInDays }) => dueInDays).toSorted((one, other) => one - other),
      );
    }),
  );
});
