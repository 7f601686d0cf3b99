import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../testing/calendar-text';
import { readBusy, Unreadable } from './read-entries';

const window = { from: Date.parse('2027-03-01T00:00:00Z'), to: Date.parse('2027-05-01T00:00:00Z') };
const read = (...entries: readonly (readonly string[])[]) =>
  readBusy([calendarOf(...entries)], { zone: 'America/New_York', window });
const startsOf = (...entries: readonly (readonly string[])[]) =>
  read(...entries)
    .times.map(({ from }) => new Date(from).toISOString())
    .sort();

describe('busy times of a calendar', () => {
  it('repeat on their own clock, without what was taken out and with what was moved', () => {
    const weekly = [
      'UID:weekly',
      'DTSTART;TZID=Europe/Berlin:20270322T100000',
      'DTEND;TZID=Europe/Berlin:20270322T110000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/Berlin:20270329T100000',
    ];
    const moved = [
      'UID:weekly',
      'RECURRENCE-ID;TZID=Europe/Berlin:20270405T100000',
      'DTSTART;TZID=Europe/Berlin:20270406T150000',
      'DTEND;TZID=Europe/Berlin:20270406T163000',
    ];
    // The clocks change on 28 March: ten in the morning is an hour earlier afterwards.
    expect(startsOf(weekly, moved)).toEqual([
      '2027-03-22T09:00:00.000Z',
      '2027-04-06T13:00:00.000Z',
      '2027-04-12T08:00:00.000Z',
    ]);
  });

  it('know the zones of other programs, and take the owner’s for those that nobody knows', () => {
    const at = (zone: string) => startsOf([`DTSTART${zone}:20270401T090000`, 'DURATION:PT30M'])[0]?.slice(11, 16);
    expect(at(';TZID=W. Europe Standard Time')).toBe('07:00');
    expect(at(';TZID=/citadel.org/20210210_1/Europe/Berlin')).toBe('07:00');
    expect(at(';TZID="Europe/Berlin"')).toBe('07:00');
    expect(at(';TZID=Our office')).toBe('13:00');
    expect(at('')).toBe('13:00');
  });

  it('are whole days where no time is said, and nothing where somebody is free or it was cancelled', () => {
    const { days, times } = read(
      ['DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270403'],
      ['DTSTART;VALUE=DATE:20270410'],
      ['DTSTART;VALUE=DATE:20270420', 'TRANSP:TRANSPARENT'],
      ['DTSTART:20270402T100000Z', 'DTEND:20270402T110000Z', 'STATUS:CANCELLED'],
    );
    expect(days).toEqual([
      { from: '2027-04-01', to: '2027-04-03' },
      { from: '2027-04-10', to: '2027-04-11' },
    ]);
    expect(times).toEqual([]);
  });

  it('leave out rules that never end or mean nothing, and say so', () => {
    const { entries, leftOut, times } = read(
      ['DTSTART:20270401T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=SECONDLY'],
      ['DTSTART:20270401T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'],
      ['DTSTART:20270401T100000Z', 'DURATION:PT1H'],
    );
    expect([entries, leftOut, times.length]).toEqual([3, 2, 1]);
  });

  it('are read from calendars alone', () => {
    expect(() => readBusy(['<html>Sign in</html>'], { zone: 'UTC', window })).toThrow(Unreadable);
  });
});
