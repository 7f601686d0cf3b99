import { expect, test } from 'vitest';
import { localClock, marksOf } from './local-clock';

test('tells the clock of the place, and the end of the day as 24:00', () => {
  const day = { from: '1987-06-20T22:00:00.000Z', to: '1987-06-21T22:00:00.000Z' };
  const clock = localClock('Europe/Berlin', day);
  expect([day.from, '1987-06-21T03:40:29.000Z', day.to].map(clock)).toEqual(['00:00', '05:40', '24:00']);
  expect(marksOf(day).map(clock)).toEqual(['00:00', '06:00', '12:00', '18:00', '24:00']);
});

test('says the offset on a day when the clock was moved', () => {
  const day = { from: '1990-09-29T22:00:00.000Z', to: '1990-09-30T23:00:00.000Z' };
  const clock = localClock('Europe/Berlin', day);
  expect(clock('1990-09-30T00:30:00.000Z')).toBe('02:30 (UTC+02:00)');
  expect(clock('1990-09-30T01:30:00.000Z')).toBe('02:30 (UTC+01:00)');
});

test('a window of three hours is marked every hour', () => {
  const window = { from: '1987-06-21T04:00:00.000Z', to: '1987-06-21T07:00:00.000Z' };
  expect(marksOf(window).map(localClock('Europe/Berlin', window))).toEqual(['06:00', '07:00', '08:00', '09:00']);
});

test('goes by the offsets that came with the sweep, not by what the device knows of the zone', () => {
  // Amsterdam kept its own time until 1937, Stockholm no summer time in the war.
  const amsterdam = {
    from: '1930-01-31T23:40:28.000Z',
    to: '1930-02-01T23:40:28.000Z',
    offsets: [{ from: '1930-01-31T23:40:28.000Z', seconds: 1172 }],
  };
  const clock = localClock('Europe/Amsterdam', amsterdam);
  expect([amsterdam.from, '1930-02-01T11:40:28.000Z', amsterdam.to].map(clock)).toEqual(['00:00', '12:00', '24:00']);
  const stockholm = {
    from: '1942-07-14T23:00:00.000Z',
    to: '1942-07-15T23:00:00.000Z',
    offsets: [{ from: '1942-07-14T23:00:00.000Z', seconds: 3600 }],
  };
  expect(marksOf(stockholm).map(localClock('Europe/Stockholm', stockholm))[0]).toBe('00:00');
});
