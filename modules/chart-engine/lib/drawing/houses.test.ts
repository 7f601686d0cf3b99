import { describe, expect, test } from 'vitest';
import { aSky } from '../../testing/sample-sky';
import { cuspsOf, houseOf } from './houses';

const sky = aSky();

describe('houses', () => {
  test('whole signs begin with the rising sign, equal ones at the ascendant', () => {
    expect(cuspsOf(sky, 'whole')?.slice(0, 5)).toEqual([240, 270, 300, 330, 0]);
    const equal = cuspsOf(sky, 'equal') ?? [];
    expect(equal[0]).toBeCloseTo(264.4649, 4);
    expect(equal[4]).toBeCloseTo(24.4649, 4);
    expect(cuspsOf(sky, 'placidus')).toEqual(sky.placidusCusps);
  });

  test('there are none without an ascendant, and none of Placidus inside the polar circles', () => {
    expect(cuspsOf({ ascendant: null, placidusCusps: null }, 'whole')).toBeNull();
    expect(cuspsOf({ ascendant: 12, placidusCusps: null }, 'placidus')).toBeNull();
    expect(cuspsOf({ ascendant: 12, placidusCusps: null }, 'equal')).toHaveLength(12);
  });

  test('a place lies in the house whose cusp it has passed, over the beginning of the zodiac too', () => {
    const cusps = [350, 20, 50, 80, 110, 140, 170, 200, 230, 260, 290, 320];
    expect([355, 5, 20, 49.9, 349.9].map((longitude) => houseOf(cusps, longitude))).toEqual([1, 1, 2, 2, 12]);
  });

  test('whole-sign houses are those that the chart itself tells', () => {
    const cusps = cuspsOf(sky, 'whole') ?? [];
    for (const { longitude, wholeSignHouse } of Object.values(sky.planets))
      expect(houseOf(cusps, longitude ?? Number.NaN)).toBe(wholeSignHouse);
  });

  test('another system moves planets', () => {
    const house = (system: 'placidus' | 'equal' | 'whole') => houseOf(cuspsOf(sky, system) ?? [], 132.607);
    expect([house('whole'), house('equal'), house('placidus')]).toEqual([9, 8, 8]);
  });
});
