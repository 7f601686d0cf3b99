import { expect, it } from 'vitest';
import { budgets } from '../schemas/options';
import { describeBudget, type JourneyPrices, priceWhole } from './budget-notes';

const specified: JourneyPrices = {
  assessment: 2500,
  retreat: { from: 18_000, to: 35_000 },
  integration: 3000,
  aftercare: 1200,
};
const describeAll = (prices: JourneyPrices) => budgets.map((budget) => describeBudget(budget, prices));

it('says what each budget covers at the specified prices', () => {
  expect(priceWhole(specified)).toEqual({ from: 23_500, to: 40_500 });
  expect(describeAll(specified)).toEqual(['partsAftercare', 'some', 'whole', 'anyAftercare']);
});

it('promises no more than other prices allow', () => {
  expect(describeAll({ ...specified, retreat: { from: 30_000, to: 60_000 } })).toEqual([
    'partsAftercare',
    'partsAftercare',
    'some',
    'whole',
  ]);
  expect(describeAll({ ...specified, retreat: { from: 4000, to: 9500 } })).toEqual([
    'whole',
    'any',
    'anyAftercare',
    'anyAftercare',
  ]);
  expect(describeAll({ ...specified, aftercare: 2000 })[0]).toBe('parts');
  expect(describeAll({ ...specified, assessment: 12_000 })[0]).toBe('little');
  expect(describeBudget('self', specified)).toBeNull();
});
