import { expect, test } from 'vitest';
import { isWholeDay } from './swept-clock';

test('tells a whole day from a window, also one stored without its readings', () => {
  expect(isWholeDay({})).toBe(true);
  expect(isWholeDay({ clock: { from: '00:00', to: '24:00' } })).toBe(true);
  expect(isWholeDay({ clock: { from: '06:10', to: '09:00' } })).toBe(false);
});
