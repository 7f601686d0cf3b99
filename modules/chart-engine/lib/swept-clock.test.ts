import { expect, test } from 'vitest';
import { isWholeDay } from './swept-clock';

test('tells a whole day, also one stored without its readings, from a window', () => {
  expect([{}, { clock: { from: '00:00', to: '24:00' } }].map(isWholeDay)).toEqual([true, true]);
  expect(
    [{ clock: { from: '06:10', to: '09:00' } }, { clock: { from: '00:00', to: '23:59' } }].map(isWholeDay),
  ).toEqual([false, false]);
});
