import { describe, expect, it } from 'vitest';
import { parsePrice } from './amount';
import { priceOn, scheduleOf } from './price';
import { toSlug } from './slug';

describe('a typed price', () => {
  it.each([
    ['1,250.00', 'EUR', 125_000],
    ['1250', 'EUR', 125_000],
    ['12,5', 'EUR', 1250],
    ['12.345', 'EUR', null],
    ['12.345', 'KWD', 12_345],
    ['5000', 'JPY', 5000],
    ['5000.5', 'JPY', null],
    ['-3', 'EUR', null],
    ['', 'EUR', null],
  ])('%s in %s is %s', (typed, currency, minor) => expect(parsePrice(typed, currency)).toBe(minor));
});

describe('deposit and balance', () => {
  it('sum up to the price, whatever is left over', () => {
    for (const total of [1, 99, 100_001, 333])
      for (const depositPercent of [0, 1, 33, 50, 99, 100]) {
        const parts = scheduleOf(total, { depositPercent, balanceDays: 30 }, '2027-06-01', '2027-01-01');
        if (parts.length > 0) expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(parts.every(({ amount }) => amount > 0)).toBe(true);
      }
  });

  it('are one amount once the balance would be due already', () => {
    expect(scheduleOf(1000, { depositPercent: 30, balanceDays: 30 }, '2027-06-01', '2027-05-20')).toEqual([]);
  });
});

it('counts the early-bird price until its last day', () => {
  const early = { until: '2027-03-01', percent: 10 };
  expect(['2027-02-28', '2027-03-01', '2027-03-02'].map((day) => priceOn(999, early, day))).toEqual([899, 899, 999]);
});

it('makes addresses of titles', () => {
  expect(toSlug('Tage am See: Größe & Stille!')).toBe('tage-am-see-grosse-stille');
  expect(toSlug('水')).toBe('retreat');
});
