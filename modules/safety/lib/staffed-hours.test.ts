import { describe, expect, it } from 'vitest';
import { findNextOpening, isStaffed, parseStaffedHours } from './staffed-hours';

const office = parseStaffedHours('Mo-Fr 09:00-17:00, Sa 10:00-12:30 Europe/Berlin');
const at = (iso: string): number => Date.parse(iso);
const opening = (iso: string): string => new Date(findNextOpening(office, at(iso))).toISOString();

describe('parseStaffedHours', () => {
  it('reads days, hours and zone', () =>
    expect(office).toEqual({
      spans: [
        { first: 1, last: 5, from: '09:00', to: '17:00' },
        { first: 6, last: 6, from: '10:00', to: '12:30' },
      ],
      zone: 'Europe/Berlin',
    }));

  it.each([
    '',
    'always',
    'Mo-Fr 09:00-17:00',
    'Mo-Fr 09:00-17:00 Berlin',
    'Mo-Fr 9-17 Europe/Berlin',
    'Mo-Fr 17:00-09:00 Europe/Berlin',
    'Mo-Fr 09:00-25:00 Europe/Berlin',
    'Mon-Fri 09:00-17:00 Europe/Berlin',
    'Mo-Fr 09:00-17:00, Europe/Berlin',
    'Mo-Fr 09:00-17:00 +01:00',
  ])('refuses %j and says what is wanted', (text) =>
    expect(() => parseStaffedHours(text)).toThrow(/such as Mo-Fr 09:00-17:00/),
  );
});

describe('staffed hours', () => {
  it('follow the clock of their zone in winter and in summer', () => {
    expect(isStaffed(office, at('2026-11-23T08:00:00Z'))).toBe(true);
    expect(isStaffed(office, at('2026-11-23T07:59:00Z'))).toBe(false);
    expect(isStaffed(office, at('2026-11-23T16:00:00Z'))).toBe(false);
    expect(isStaffed(office, at('2026-07-06T07:00:00Z'))).toBe(true);
    expect(isStaffed(office, at('2026-11-28T11:29:00Z'))).toBe(true);
    expect(isStaffed(office, at('2026-11-29T11:00:00Z'))).toBe(false);
  });

  it('begin again later on the day, on the next day and after the weekend', () => {
    expect(opening('2026-11-23T05:00:00Z')).toBe('2026-11-23T08:00:00.000Z');
    expect(opening('2026-11-23T17:00:00Z')).toBe('2026-11-24T08:00:00.000Z');
    expect(opening('2026-11-28T12:00:00Z')).toBe('2026-11-30T08:00:00.000Z');
    // The clocks go back on Sunday.
    expect(opening('2026-10-24T12:00:00Z')).toBe('2026-10-26T08:00:00.000Z');
  });

  it('may run over the turn of the week', () => {
    const weekend = parseStaffedHours('Sa-Mo 00:00-24:00 America/Los_Angeles');
    expect(isStaffed(weekend, at('2026-11-24T07:59:00Z'))).toBe(true);
    expect(isStaffed(weekend, at('2026-11-24T08:00:00Z'))).toBe(false);
    expect(new Date(findNextOpening(weekend, at('2026-11-24T08:00:00Z'))).toISOString()).toBe(
      '2026-11-28T08:00:00.000Z',
    );
  });
});
