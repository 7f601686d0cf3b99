import { describe, expect, it } from 'vitest';
import { resolveLocalTime } from '#modules/geo/public-server';
import type { Chart } from '../chart';
import { computeChart } from '../compute-chart';
import { vectors } from '../testing/vectors';
import { inUtc } from '../time/in-utc';
import { agree } from './agree';
import { findChanges } from './find-changes';

const born = (birthTime: string | null, birthDate = '1990-01-01', lat = 50): Chart =>
  computeChart({ fullName: 'Mary Lynn', birthDate, birthTime, lat, lon: 1, tz: 'Etc/UTC' }, inUtc);

/** Paths at which the swept chart states something that the chart of a moment contradicts. */
function contradictions(swept: unknown, timed: unknown, path = ''): string[] {
  if (swept === null) return [];
  if (typeof swept !== 'object' || Array.isArray(swept)) {
    return JSON.stringify(swept) === JSON.stringify(timed) ? [] : [path];
  }
  return Object.entries(swept).flatMap(([key, value]) =>
    contradictions(value, (timed as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

const computed = ({ humanDesign, geneKeys, westernAstrology, activeGatesPerCenter, chakras, archetype }: Chart) => ({
  humanDesign,
  geneKeys,
  westernAstrology,
  activeGatesPerCenter,
  chakras,
  archetype,
});

describe('a birth of unknown time', () => {
  it('never has a rising sign, houses, an instant or a longitude', () => {
    for (const { input } of vectors) {
      const chart = computeChart({ ...input, birthTime: null, tz: 'Etc/UTC' }, inUtc);
      const { rising, ascendant, midheaven, placidusCusps, planets, aspects } = chart.westernAstrology;
      expect([rising, ascendant, midheaven, placidusCusps, aspects, chart.utc, chart.designUtc]).toEqual(
        Array(7).fill(null),
      );
      for (const { wholeSignHouse, longitude } of Object.values(planets))
        expect([wholeSignHouse, longitude]).toEqual([null, null]);
    }
  });

  it('states only what is true at every hour of the day', () => {
    for (const date of ['1990-01-01', '1958-10-27', '2019-11-03', '2005-04-11']) {
      const swept = computed(born(null, date));
      for (let hour = 0; hour < 24; hour++) {
        const timed = computed(born(`${String(hour).padStart(2, '0')}:17`, date));
        expect(contradictions(swept, timed)).toEqual([]);
      }
    }
  });

  it('keeps what the date alone decides', () => {
    const [swept, timed] = [born(null), born('12:00')];
    expect(swept.chineseAstrology).toEqual(timed.chineseAstrology);
    expect(swept.numerology).toEqual(timed.numerology);
    expect(swept.westernAstrology.sun).toBe('Capricorn');
  });

  it('is refused on a day that the calendar of the place skipped', () => {
    const input = {
      fullName: null,
      birthDate: '2011-12-30',
      birthTime: null,
      lat: -13.8,
      lon: -171.8,
      tz: 'Pacific/Apia',
    };
    const dateline = () => ({ utc: '2011-12-30T10:00:00.000Z', offsetSeconds: -36_000, status: 'gap' as const });
    expect(() => computeChart(input, dateline)).toThrow(/skipped 2011-12-30/);
  });

  it.each([
    // At one past midnight the clock went back into the day before.
    ['America/Goose_Bay', '1990-10-27', '1990-10-27T03:00', '1990-10-28T04:00'],
    ['America/Goose_Bay', '1990-10-28', '1990-10-28T03:00', '1990-10-29T04:00'],
    // From one in the night back to a second midnight of the same day.
    ['America/Havana', '1997-10-12', '1997-10-12T04:00', '1997-10-13T05:00'],
    // Half an hour over midnight was skipped, and once noon.
    ['America/Toronto', '1919-03-31', '1919-03-31T04:30', '1919-04-01T04:00'],
    ['Africa/Khartoum', '2000-01-15', '2000-01-14T22:00', '2000-01-15T21:00'],
  ])('goes in %s on %s through every moment of the date', (tz, birthDate, from, to) => {
    const birth = { fullName: null, birthDate, birthTime: null, lat: 50, lon: -60, tz };
    const { sweep } = computeChart(birth, resolveLocalTime);
    expect([sweep!.from, sweep!.to]).toEqual([`${from}:00.000Z`, `${to}:00.000Z`]);
  });

  it('lists every value that a field takes, with shares of the whole day', () => {
    const { sweep } = born(null);
    for (const list of Object.values(sweep!.possible)) {
      expect(list.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    expect(sweep!.possible.rising).toHaveLength(12);
    expect(sweep!.possible.authorityDetail.map(({ value }) => value)).toEqual(['Emotional', 'Sacral']);
    const change = Date.parse(sweep!.possible.authorityDetail[0]!.intervals[0]!.to);
    const at = (ms: number) => born(new Date(ms).toISOString().slice(11, 19)).humanDesign.authorityDetail;
    expect([at(change - 2000), at(change + 2000)]).toEqual(['Emotional', 'Sacral']);
  });
});

describe('the search for changes', () => {
  it('finds several changes between two looks, to the second', () => {
    const at = [100_000, 700_000, 1_500_000, 5_000_000];
    const found = findChanges((ms) => [at.filter((edge) => ms >= edge).length], 0, 7_200_000);
    expect(found).toHaveLength(at.length);
    found.forEach((ms, i) => {
      expect(Math.abs(ms - at[i]!)).toBeLessThanOrEqual(1000);
    });
  });
});

describe('agreement', () => {
  it('keeps equal leaves and equal lists, and voids the rest', () => {
    expect(
      agree([
        { a: 1, b: [1, 2], c: { d: 'x' } },
        { a: 2, b: [1, 2], c: { d: 'x' } },
      ]),
    ).toEqual({ a: null, b: [1, 2], c: { d: 'x' } });
    expect(agree<number[] | null>([[1], null])).toBeNull();
  });
});
