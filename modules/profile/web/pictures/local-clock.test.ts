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
