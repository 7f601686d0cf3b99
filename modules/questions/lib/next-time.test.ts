import { describe, expect, it } from 'vitest';
import { findNextTime, isTimeZone } from './next-time';

describe('the next time', () => {
  it.each([
    // Tuesday, 24 November 2026, 08:30 in Vienna.
    ['later the same day', 'Europe/Vienna', [2], 9, '2026-11-24T07:30:00Z', '2026-11-24T08:00:00.000Z'],
    ['in a week when the hour has begun', 'Europe/Vienna', [2], 8, '2026-11-24T07:30:00Z', '2026-12-01T07:00:00.000Z'],
    ['in a week at the very hour', 'Europe/Vienna', [2], 8, '2026-11-24T07:00:00Z', '2026-12-01T07:00:00.000Z'],
    ['on the first of several days', 'Europe/Vienna', [1, 4, 7], 7, '2026-11-24T07:30:00Z', '2026-11-26T06:00:00.000Z'],
    ['by the day of the zone', 'Pacific/Auckland', [3], 0, '2026-11-24T07:30:00Z', '2026-11-24T11:00:00.000Z'],
    ['across the end of summer time', 'Europe/Vienna', [7], 9, '2026-10-24T12:00:00Z', '2026-10-25T08:00:00.000Z'],
    ['after an hour that clocks skip', 'Europe/Vienna', [7], 2, '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    [
      'where clocks differ by half an hour',
      'Asia/Kolkata',
      [2],
      18,
      '2026-11-24T07:30:00Z',
      '2026-11-24T12:30:00.000Z',
    ],
  ])('is %s', (_name, zone, days, hour, after, next) => {
    expect(findNextTime(zone, days, hour, new Date(after)).toISOString()).toBe(next);
  });

  it('knows zones from other words', () => {
    expect(['Europe/Vienna', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
