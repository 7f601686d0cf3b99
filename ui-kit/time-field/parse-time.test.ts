import { expect, test } from 'vitest';
import { parseTime } from './parse-time';

test.each([
  ['00:05', '00:05'],
  ['0:05', '00:05'],
  ['14.30', '14:30'],
  ['14h30', '14:30'],
  ['14 30', '14:30'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['7', '07:00'],
  ['2:30 pm', '14:30'],
  ['2:30p.m.', '14:30'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['24:00', null],
  ['12:60', null],
  ['13 pm', null],
  ['0 am', null],
  ['noon', null],
  ['', null],
  ['12:3', null],
])('%j is read as %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});
