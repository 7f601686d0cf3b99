import { describe, expect, it } from 'vitest';
import edition from './data/edition.json';
import { LocalTimeError } from './local-time-error';
import { resolveLocalTime } from './resolve-local-time';
import { canonicalZone, isZone, offsetAt, zoneNames, zoneVersion } from './zones';

const intlOffset = (format: Intl.DateTimeFormat, ms: number): number => {
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(ms)) part[type] = Number(value);
  const shown = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
  return (shown - ms) / 1000;
};

describe('zones', () => {
  it('lists places and knows aliases', () => {
    expect(zoneVersion()).toMatch(/^20\d\d[a-z]$/);
    expect(edition).toEqual({ version: zoneVersion(), released: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
    expect(zoneNames().length).toBeGreaterThan(410);
    expect(zoneNames()).toContain('America/Argentina/Ushuaia');
    expect(zoneNames()).toContain('UTC');
    expect(zoneNames()).not.toContain('Asia/Calcutta');
    expect([...zoneNames()]).toEqual([...zoneNames()].sort());
    for (const name of ['Asia/Calcutta', 'Europe/Kiev', 'US/Eastern', 'America/Yellowknife'])
      expect(isZone(name)).toBe(true);
    expect(canonicalZone('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(canonicalZone('Europe/Oslo')).toBe('Europe/Oslo');
  });

  it('does not know what is no zone', () => {
    for (const name of [
      '',
      'Mars/Olympus',
      'europe/berlin',
      '__proto__',
      '../../etc/passwd',
      'Berlin',
      'Z Europe/Berlin',
    ])
      expect(isZone(name)).toBe(false);
    expect(() => offsetAt('Mars/Olympus', 0)).toThrow(LocalTimeError);
  });

  it('agrees with Intl since 1970 for every listed zone', { timeout: 60_000 }, () => {
    const differing = new Set<string>();
    for (const timeZone of zoneNames()) {
      const parts = {
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      } as const;
      const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts });
      for (let ms = Date.UTC(1970, 0, 2); ms < Date.UTC(2026, 0, 1); ms += 37 * 86_400_000)
        if (offsetAt(timeZone, ms) !== intlOffset(format, ms)) differing.add(timeZone);
    }
    expect([...differing]).toEqual([]);
  });

  it('follows the rule of a zone after its last listed change', () => {
    const summer = (zone: string, year: number) => offsetAt(zone, Date.UTC(year, 6, 1)) / 3600;
    const winter = (zone: string, year: number) => offsetAt(zone, Date.UTC(year, 0, 1)) / 3600;
    for (const year of [2027, 2038, 2050, 2099]) {
      expect([winter('Europe/Berlin', year), summer('Europe/Berlin', year)]).toEqual([1, 2]);
      expect([winter('Australia/Sydney', year), summer('Australia/Sydney', year)]).toEqual([11, 10]);
      expect([winter('Europe/Dublin', year), summer('Europe/Dublin', year)]).toEqual([0, 1]);
      expect([winter('Asia/Tokyo', year), summer('Asia/Tokyo', year)]).toEqual([9, 9]);
      expect([winter('Australia/Lord_Howe', year), summer('Australia/Lord_Howe', year)]).toEqual([11, 10.5]);
    }
    // The last Sunday of March 2050 is the 27th, 01:00 UTC.
    expect(offsetAt('Europe/Berlin', Date.UTC(2050, 2, 27, 0, 59, 59))).toBe(3600);
    expect(offsetAt('Europe/Berlin', Date.UTC(2050, 2, 27, 1))).toBe(7200);
  });
});

describe('a wall-clock reading', () => {
  const at = (date: string, time: string, zone: string) => resolveLocalTime({ date, time, zone });

  it.each([
    ['Amsterdam time before the war', '1930-01-01', '12:00', 'Europe/Amsterdam', '1930-01-01T11:40:28.000Z', 1172],
    ['Sweden without summer time', '1942-07-01', '13:14', 'Europe/Stockholm', '1942-07-01T12:14:00.000Z', 3600],
    ['Norway with German summer time', '1942-07-01', '13:14', 'Europe/Oslo', '1942-07-01T11:14:00.000Z', 7200],
    ['double summer time', '1944-06-15', '12:00', 'Europe/London', '1944-06-15T10:00:00.000Z', 7200],
    ['British Standard Time', '1970-01-15', '12:00', 'Europe/London', '1970-01-15T11:00:00.000Z', 3600],
    ['war time in India', '1943-06-01', '12:00', 'Asia/Kolkata', '1943-06-01T05:30:00.000Z', 23400],
    ['summer time in China', '1945-05-05', '11:53', 'Asia/Shanghai', '1945-05-05T02:53:00.000Z', 32400],
    ['war time in New York', '1943-01-10', '08:00', 'America/New_York', '1943-01-10T12:00:00.000Z', -14400],
    ['half an hour in Caracas', '2008-07-29', '17:20', 'America/Caracas', '2008-07-29T21:50:00.000Z', -16200],
    ['local mean time in Ulm', '1879-03-14', '11:30', 'Europe/Berlin', '1879-03-14T10:36:32.000Z', 3208],
    ['Monrovia before 1972', '1960-05-05', '10:00', 'Africa/Monrovia', '1960-05-05T10:44:30.000Z', -2670],
    ['an alias', '1943-06-01', '12:00', 'Asia/Calcutta', '1943-06-01T05:30:00.000Z', 23400],
    ['the last year of the product', '2050-08-01', '12:00:30', 'America/New_York', '2050-08-01T16:00:30.000Z', -14400],
  ])('%s', (_, date, time, zone, utc, offsetSeconds) => {
    expect(at(date, time, zone)).toEqual({ utc, offsetSeconds, status: 'normal' });
  });

  it('moves a skipped reading forward and says where to', () => {
    expect(at('2021-03-14', '02:30', 'America/New_York')).toEqual({
      utc: '2021-03-14T07:30:00.000Z',
      offsetSeconds: -14400,
      status: 'gap',
      shiftedTo: '2021-03-14T03:30:00',
    });
    expect(at('2021-03-14', '01:59:59', 'America/New_York').status).toBe('normal');
    expect(at('2021-03-14', '03:00', 'America/New_York')).toMatchObject({
      status: 'normal',
      utc: '2021-03-14T07:00:00.000Z',
    });
    // Samoa jumped over the date line and had no 30 December.
    expect(at('2011-12-30', '12:00', 'Pacific/Apia')).toMatchObject({
      status: 'gap',
      shiftedTo: '2011-12-31T12:00:00',
    });
  });

  it('takes the earlier of two instants unless asked otherwise, and names both', () => {
    const reading = { date: '2019-11-03', time: '01:00', zone: 'America/New_York' } as const;
    const alternatives = [
      { fold: 'earlier', utc: '2019-11-03T05:00:00.000Z', offsetSeconds: -14400 },
      { fold: 'later', utc: '2019-11-03T06:00:00.000Z', offsetSeconds: -18000 },
    ];
    const { fold: _, ...earlier } = alternatives[0]!;
    const { fold: __, ...later } = alternatives[1]!;
    expect(resolveLocalTime(reading)).toEqual({ ...earlier, status: 'overlap', alternatives });
    expect(resolveLocalTime({ ...reading, fold: 'later' })).toEqual({ ...later, status: 'overlap', alternatives });
    expect(at('2019-11-03', '02:00', 'America/New_York').status).toBe('normal');
    expect(at('2010-04-04', '01:31', 'Australia/Lord_Howe')).toMatchObject({
      utc: '2010-04-03T14:31:00.000Z',
      status: 'overlap',
    });
  });

  it('is the same in whatever zone the server runs', () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Europe/Berlin']) {
        process.env.TZ = zone;
        expect(at('2021-03-14', '02:30', 'America/New_York').utc).toBe('2021-03-14T07:30:00.000Z');
        expect(at('2000-02-29', '23:50', 'Europe/Berlin').utc).toBe('2000-02-29T22:50:00.000Z');
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  it.each([
    ['2001-02-29', '12:00', 'date-impossible'],
    ['1999-13-01', '12:00', 'date-impossible'],
    ['1999-00-10', '12:00', 'date-impossible'],
    ['1999-1-1', '12:00', 'date-malformed'],
    ['+01999-01-01', '12:00', 'date-malformed'],
    ['1999-01-01', '24:00', 'time-malformed'],
    ['1999-01-01', '12:60', 'time-malformed'],
    ['1999-01-01', '9:00', 'time-malformed'],
    ['1999-01-01', '12:00:00.5', 'time-malformed'],
  ])('refuses %s %s', (date, time, code) => {
    expect(() => at(date, time, 'Europe/Berlin')).toThrow(expect.objectContaining({ code }));
  });
});
