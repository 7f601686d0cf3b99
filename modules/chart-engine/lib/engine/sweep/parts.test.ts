import { describe, expect, it } from 'vitest';
import { resolveLocalTime } from '#modules/geo/public-server';
import { clocks } from '#modules/geo/testing/clocks';
import { computeChart } from '../compute-chart';
import type { BirthInput } from '../input';
import { inUtc } from '../time/in-utc';
import { sweptSpanOf } from './span-of';

const minute = 60_000;
const hour = 60 * minute;

/** Days on which a clock was moved: on, back, over midnight, by half an hour, by a whole day. */
const days = [
  ['Europe/Vienna', '1990-03-25', 23],
  ['Europe/Vienna', '1990-09-30', 25],
  ['America/Goose_Bay', '1990-10-27', 24 + 59 / 60],
  ['America/Goose_Bay', '1990-10-28', 24 + 1 / 60],
  ['America/Havana', '1997-10-12', 25],
  ['America/Toronto', '1919-03-31', 23.5],
  ['Africa/Khartoum', '2000-01-15', 23],
  ['Australia/Lord_Howe', '2010-04-04', 24.5],
  ['Europe/Vienna', '1990-05-17', 24],
] as const;

const birth = (tz: string, birthDate: string, birthWindow: BirthInput['birthWindow'] = null): BirthInput => ({
  fullName: null,
  birthDate,
  birthTime: null,
  lat: 50,
  lon: 15,
  tz,
  birthWindow,
});

/** By looking at the clock every minute: the minutes at which it showed that date and a reading of the window. */
const seen = (tz: string, date: string, from = '00:00', to = '24:00'): number[] => {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return Array.from({ length: 80 * 60 }, (_, index) => noon - 40 * hour + index * minute).filter((at) => {
    const [day, time = ''] = clocks.localOf(at, tz).split('T');
    return day === date && time >= from && time < to;
  });
};
const swept = (input: BirthInput): number[] =>
  sweptSpanOf(input, resolveLocalTime).parts.flatMap(({ from, to }) =>
    Array.from({ length: (to - from) / minute }, (_, index) => from + index * minute),
  );

/** Windows over the whole day, dense around the hours in which clocks are moved. */
const windows = Array.from({ length: 60 }, (_, index) => {
  const from = (index * 37) % (index % 2 ? 1380 : 200);
  const to = Math.min(from + 5 + ((index * 53) % 210), 1439);
  const text = (value: number) => new Date(value * minute).toISOString().slice(11, 16);
  return { from: text(from), to: text(to) };
});

describe.each(days)('the time that there was in %s on %s', (tz, date, hours) => {
  it(`is ${hours} hours, those the clock showed`, () => {
    expect(swept(birth(tz, date))).toEqual(seen(tz, date));
    expect(seen(tz, date)).toHaveLength(Math.round(hours * 60));
  });

  it('is of a window what the clock showed of it', () => {
    for (const window of windows) {
      const expected = seen(tz, date, window.from, window.to);
      if (expected.length === 0) expect(() => swept(birth(tz, date, window))).toThrow();
      else expect(swept(birth(tz, date, window))).toEqual(expected);
    }
  });
});

describe.each([
  ['Europe/Vienna', '1990-09-30', { from: '01:30', to: '02:30' }],
  ['Europe/Vienna', '1990-03-25', { from: '01:30', to: '03:30' }],
  ['America/Goose_Bay', '1990-10-28', null],
  ['America/Goose_Bay', '1990-10-27', { from: '23:00', to: '23:59' }],
] as const)('shares in %s on %s', (tz, date, window) => {
  it('are those of the minutes that the clock showed', () => {
    const minutes = seen(tz, date, window?.from, window?.to);
    const { sweep } = computeChart(birth(tz, date, window), resolveLocalTime);
    const counts = new Map<string, number>();
    for (const at of minutes) {
      const [birthDate = '', time = ''] = new Date(at + minute / 2).toISOString().split('T');
      const rising = computeChart({ ...birth('Etc/UTC', birthDate), birthTime: time.slice(0, 8) }, inUtc)
        .westernAstrology.rising!;
      counts.set(rising, (counts.get(rising) ?? 0) + 1);
    }
    const { rising } = sweep!.possible;
    expect(rising.map(({ value }) => value).toSorted()).toEqual([...counts.keys()].toSorted());
    for (const { value, share, intervals } of rising) {
      // Each end of an interval is off by half a minute at most.
      expect(Math.abs(share - counts.get(value)! / minutes.length)).toBeLessThanOrEqual(
        intervals.length / minutes.length,
      );
    }
    expect(rising.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
