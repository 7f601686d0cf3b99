import { expect, test } from 'vitest';
import type { DaySweep } from './engine/chart';
import { isWholeDay, movedClockOf } from './swept-time';

const swept = (clock: DaySweep['clock'], ...spans: readonly (readonly [string, string])[]) =>
  movedClockOf({
    ...(clock ? { clock } : {}),
    possible: {
      sun: spans.map(([from, to], index) => ({ value: `${index}`, share: 0.5, intervals: [{ from, to }] })),
    } as unknown as DaySweep['possible'],
  });

test('says how long a day was on which the clock was moved, and nothing of the others', () => {
  const day = { from: '00:00', to: '24:00' };
  expect(swept(day, ['1990-05-16T22:00:00Z', '1990-05-17T22:00:00Z'])).toBeNull();
  expect(
    swept(day, ['1990-03-24T23:00:00Z', '1990-03-25T12:00:00Z'], ['1990-03-25T12:00:00Z', '1990-03-25T22:00:00Z']),
  ).toEqual({
    had: 23 * 60,
    seems: 24 * 60,
  });
  expect(swept(undefined, ['1990-09-29T22:00:00Z', '1990-09-30T23:00:00Z'])).toEqual({ had: 25 * 60, seems: 24 * 60 });
  expect(
    swept(
      { from: '01:30', to: '02:30' },
      ['1990-09-29T23:30:00Z', '1990-09-30T00:30:00Z'],
      ['1990-09-30T01:00:00Z', '1990-09-30T01:30:00Z'],
    ),
  ).toEqual({ had: 90, seems: 60 });
});

test('tells a whole day, also one stored without its readings, from a window', () => {
  expect([{}, { clock: { from: '00:00', to: '24:00' } }].map(isWholeDay)).toEqual([true, true]);
  expect(
    [{ clock: { from: '06:10', to: '09:00' } }, { clock: { from: '00:00', to: '23:59' } }].map(isWholeDay),
  ).toEqual([false, false]);
});
