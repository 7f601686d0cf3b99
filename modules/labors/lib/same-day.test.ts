import { describe, expect, it } from 'vitest';
import { findSameDay } from './same-day';

const saved = (createdAt: Date, updatedAt = createdAt) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
const today = new Date(2027, 10, 24, 9);
const yearsOf = (...dates: Parameters<typeof saved>) => findSameDay([saved(...dates)], today).map(({ years }) => years);

describe('on this day', () => {
  it('finds what was first or last saved a year or more ago', () => {
    expect(yearsOf(new Date(2026, 10, 24, 23, 59))).toEqual([1]);
    expect(yearsOf(new Date(2024, 3, 1), new Date(2025, 10, 24, 0, 0))).toEqual([2]);
  });

  it('finds nothing of today, of another day, of another month or to come', () => {
    for (const date of [today, new Date(2026, 10, 25), new Date(2026, 11, 24), new Date(2028, 10, 24)])
      expect(yearsOf(date)).toEqual([]);
  });

  it('is February 28 for what was saved on a leap day, in years without one', () => {
    const leap = [saved(new Date(2028, 1, 29))];
    expect(findSameDay(leap, new Date(2029, 1, 28)).length).toBe(1);
    expect(findSameDay(leap, new Date(2032, 1, 28)).length).toBe(0);
    expect(findSameDay(leap, new Date(2032, 1, 29)).length).toBe(1);
  });

  it('begins with what is the longest ago', () => {
    const answers = [saved(new Date(2026, 10, 24)), saved(new Date(2020, 10, 24))];
    expect(findSameDay(answers, today).map(({ years }) => years)).toEqual([7, 1]);
  });
});
