import { describe, expect, it } from 'vitest';
import { localDate } from './local-date';

describe('the date of a birth', () => {
  it('stays the day that was typed, whatever the zone of the browser', () => {
    const cases: [string, string][] = [
      ['Pacific/Auckland', '00:30'],
      ['Pacific/Honolulu', '23:30'],
      ['America/Los_Angeles', '20:15'],
      ['Asia/Kolkata', '03:00'],
      ['Europe/Berlin', '12:00'],
      ['UTC', '00:00'],
    ];
    const before = process.env.TZ;
    for (const [zone, time] of cases) {
      process.env.TZ = zone;
      for (const date of ['1990-05-17', '1990-12-31', '2000-02-29'])
        expect([zone, localDate(new Date(`${date}T${time}`).toISOString(), time)]).toEqual([zone, date]);
    }
    process.env.TZ = before;
  });

  it('is taken as written where a zone was left out or an offset stands', () => {
    expect(localDate('1990-05-17', null)).toBe('1990-05-17');
    expect(localDate('1990-05-17T08:31', '08:31')).toBe('1990-05-17');
    expect(localDate('1990-05-17T08:31:00+09:30', '08:31')).toBe('1990-05-17');
  });

  it.each([
    ['1990-01-01T00:00:00Z', '08:31'],
    ['1990-05-17T08:30', '08:31'],
    ['1990-05-17T08:31:00Z', null],
    ['1990-05-17T99:31:00Z', '08:31'],
    ['1990-02-31T24:00:00Z', '08:31'],
  ])('is refused where %s cannot stand for %s', (written, time) =>
    expect(() => localDate(written, time)).toThrowError(expect.objectContaining({ status: 422 })),
  );
});
