import { describe, expect, it } from 'vitest';
import { listTimeOff } from './time-off';
import { findMonday, readClock, toInstant } from './zone-time';

const zones = {
  localOf: (instant: number, zone: string): string => {
    const { date, minutes } = readClock(new Date(instant).toISOString(), zone);
    return `${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  },
  instantOf: (date: string, time: string, zone: string): number =>
    Date.parse(toInstant(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), zone)),
};
const days = (list: readonly { readonly from: number; readonly to: number }[]) =>
  list.map(({ from, to }) => [new Date(from).toISOString(), new Date(to).toISOString()]);

describe('a wall-clock reading', () => {
  it('is the instant that the zone’s clock shows, on both sides of a change', () => {
    expect(toInstant('2027-03-27', 9 * 60, 'Europe/Berlin')).toBe('2027-03-27T08:00:00.000Z');
    expect(toInstant('2027-03-28', 9 * 60, 'Europe/Berlin')).toBe('2027-03-28T07:00:00.000Z');
    expect(toInstant('2027-03-28', 150, 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z');
    expect(toInstant('2027-10-31', 150, 'Europe/Berlin')).toBe('2027-10-31T00:30:00.000Z');
    expect(readClock('2027-10-31T01:30:00.000Z', 'Europe/Berlin')).toEqual({ date: '2027-10-31', minutes: 150 });
    expect(findMonday('2027-03-28')).toBe('2027-03-22');
  });
});

describe('days off', () => {
  const year = { from: Date.parse('2027-01-01T00:00:00Z'), to: Date.parse('2028-12-31T00:00:00Z') };

  it('are whole days on the clock of the practitioner, a day of 23 hours too', () => {
    const off = [{ from: '2027-03-28', to: '2027-03-28', yearly: false }];
    expect(days(listTimeOff(zones, off, 'Europe/Berlin', year))).toEqual([
      ['2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ]);
  });

  it('return every year, over New Year and from a 29 February', () => {
    const off = [
      { from: '2020-12-24', to: '2021-01-02', yearly: true },
      { from: '2024-02-29', to: '2024-02-29', yearly: true },
    ];
    expect(days(listTimeOff(zones, off, 'UTC', year))).toEqual([
      ['2026-12-24T00:00:00.000Z', '2027-01-03T00:00:00.000Z'],
      ['2027-12-24T00:00:00.000Z', '2028-01-03T00:00:00.000Z'],
      ['2028-12-24T00:00:00.000Z', '2029-01-03T00:00:00.000Z'],
      ['2027-02-28T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
      ['2028-02-29T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ]);
  });
});
