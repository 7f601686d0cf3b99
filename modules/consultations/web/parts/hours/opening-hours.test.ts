import { expect, it } from 'vitest';
import { inputOf, newException, newSpan, sheetOf, wrongInSheet } from './opening-hours';

const stored = {
  zone: 'Europe/Berlin',
  bufferMinutes: 15,
  weekly: [
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 7, from: '20:00', to: '24:00' },
  ],
  exceptions: [{ date: '2026-12-24', hours: [] }],
  version: 3,
};

it('sends the stored hours back as they are', () => {
  const { version: _, ...input } = stored;
  expect(inputOf(sheetOf(stored))).toEqual(input);
  expect(wrongInSheet(sheetOf(stored))).toEqual({});
});

it('names rows that end before they begin, overlap or cannot be read, and dates that stand there twice', () => {
  const spans = [
    newSpan('09:00', '12:00'),
    newSpan('11:00', '13:00'),
    newSpan('15:00', '14:00'),
    newSpan('nine', '10:00'),
  ];
  const twice = newException('2026-12-24');
  const sheet = { ...sheetOf(stored), exceptions: [...sheetOf(stored).exceptions, twice] };
  const wrong = wrongInSheet({ ...sheet, week: [spans] });
  expect(spans.map(({ key }) => wrong[key])).toEqual([
    undefined,
    'These hours overlap with others of the same day.',
    'The end must be after the beginning.',
    'Write times as HH:MM, from 00:00 to 24:00.',
  ]);
  expect(wrong[twice.key]).toBe('This date is already in the list.');
});
