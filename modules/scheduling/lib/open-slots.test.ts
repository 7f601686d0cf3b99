import { describe, expect, it } from 'vitest';
import { type OpeningHours, openSlots } from './open-slots';

const localOf = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T');
const offsetAt = (instant: number, zone: string): number => Date.parse(`${localOf(instant, zone)}Z`) - instant;
const aDay = 86_400_000;
/** The clocks of this machine: the earlier of two readings, forward out of a gap. */
const zones = {
  localOf,
  instantOf: (date: string, time: string, zone: string): number => {
    const read = Date.parse(`${date}T${time}Z`);
    const [early, late] = [read - offsetAt(read - aDay, zone), read - offsetAt(read + aDay, zone)];
    const exact = [early, late].filter((instant) => localOf(instant, zone) === `${date}T${time}`);
    return exact.length > 0 ? Math.min(...exact) : early;
  },
};

const everyDay = (from: string, to: string, zone: string, bufferMinutes = 0): OpeningHours => ({
  zone,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to })),
  exceptions: [],
  bufferMinutes,
});
const day = (date: string) => ({ from: Date.parse(`${date}T00:00:00Z`), to: Date.parse(`${date}T24:00:00Z`) });
const slots = (hours: OpeningHours, date: string, more: Partial<Parameters<typeof openSlots>[0]> = {}): string[] =>
  openSlots({ zones, openingHours: hours, window: day(date), minutes: 60, taken: [], now: 0, ...more }).map((start) =>
    new Date(start).toISOString().slice(11, 16),
  );

describe('times that can be booked', () => {
  it('keep the wall clock of the staff on both sides of a change of the clocks', () => {
    const berlin = everyDay('09:00', '11:00', 'Europe/Berlin');
    expect(slots(berlin, '2026-03-28')).toEqual(['08:00', '08:30', '09:00']);
    expect(slots(berlin, '2026-03-29')).toEqual(['07:00', '07:30', '08:00']);
    expect(slots(berlin, '2026-10-24')).toEqual(['07:00', '07:30', '08:00']);
    expect(slots(berlin, '2026-10-25')).toEqual(['08:00', '08:30', '09:00']);
    const newYork = everyDay('09:00', '10:00', 'America/New_York');
    expect([slots(newYork, '2026-03-07'), slots(newYork, '2026-03-08')]).toEqual([['14:00'], ['13:00']]);
    expect([slots(newYork, '2026-10-31'), slots(newYork, '2026-11-01')]).toEqual([['13:00'], ['14:00']]);
  });

  it('lie in the hour that is lost or doubled only where there is one', () => {
    const night = everyDay('01:00', '04:00', 'Europe/Berlin');
    // 01:00 to 04:00 lasts two hours in spring and four in autumn.
    expect(slots({ ...night, exceptions: [{ date: '2026-03-30', hours: [] }] }, '2026-03-29')).toEqual([
      '00:00',
      '00:30',
      '01:00',
    ]);
    expect(slots({ ...night, exceptions: [{ date: '2026-10-26', hours: [] }] }, '2026-10-25')).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '02:00',
    ]);
  });

  it('are found for days of another zone, over midnight', () => {
    const auckland = everyDay('09:00', '10:00', 'Pacific/Auckland');
    expect(slots(auckland, '2026-06-10')).toEqual(['21:00']);
    expect(slots(everyDay('23:00', '24:00', 'UTC'), '2026-06-10')).toEqual(['23:00']);
  });

  it('leave out what is booked, the pause after it and the pause before it', () => {
    const hours = everyDay('08:00', '12:00', 'UTC', 15);
    const at = (clock: string) => Date.parse(`2026-06-10T${clock}:00Z`);
    const taken = [{ from: at('09:30'), to: at('10:15') }];
    expect(slots(hours, '2026-06-10', { taken, minutes: 30 })).toEqual(['08:00', '08:30', '10:30', '11:00', '11:30']);
  });

  it('begin four hours from now at the earliest', () => {
    const hours = everyDay('08:00', '14:00', 'UTC');
    expect(slots(hours, '2026-06-10', { now: Date.parse('2026-06-10T08:01:00Z') })).toEqual(['12:30', '13:00']);
  });

  it('keep a pause before, a notice of their own and days that are full', () => {
    const hours = everyDay('08:00', '11:00', 'Europe/Berlin');
    const taken = [{ from: Date.parse('2026-06-10T06:30:00Z'), to: Date.parse('2026-06-10T07:00:00Z') }];
    expect(slots(hours, '2026-06-10', { taken, minutes: 30, bufferBefore: 15 })).toEqual([
      '06:00',
      '07:30',
      '08:00',
      '08:30',
    ]);
    const now = Date.parse('2026-06-10T06:01:00Z');
    expect(slots(hours, '2026-06-10', { now, noticeMinutes: 60 })).toEqual(['07:30', '08:00']);
    expect(slots(hours, '2026-06-10', { isFull: (date) => date === '2026-06-10' })).toEqual([]);
  });

  it('follow an exception instead of the weekday', () => {
    const hours = everyDay('08:00', '09:00', 'UTC');
    const exceptions = [
      { date: '2026-06-10', hours: [{ from: '15:00', to: '16:00' }] },
      { date: '2026-06-11', hours: [] },
    ];
    expect(slots({ ...hours, exceptions }, '2026-06-10')).toEqual(['15:00']);
    expect(slots({ ...hours, exceptions }, '2026-06-11')).toEqual([]);
  });
});
