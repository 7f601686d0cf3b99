import { expect, test } from 'vitest';
import { daysLater, fieldInstant, fieldText } from './clock';
import { readViews, writeViews } from './use-views';

const read = (text: string) => readViews(new URLSearchParams(text));

test('an address that names nothing shows the whole chart alone, in whole signs', () => {
  expect(read('')).toEqual({ show: ['personality', 'design'], transit: null, person: null, houses: 'whole' });
});

test('what an address names wrongly is as usual', () => {
  expect(read('hide=everything&transit=soon&houses=topocentric')).toEqual(read(''));
});

test('what is written is read back, next to what belongs to others', () => {
  const views = {
    show: ['design'],
    transit: '2026-11-22T14:05:00.000Z',
    person: '0b0c',
    houses: 'placidus',
  } as const;
  const written = writeViews(new URLSearchParams('look=gate-34'), views);
  expect(written.get('look')).toBe('gate-34');
  expect(readViews(written)).toEqual(views);
  expect(writeViews(written, read('')).toString()).toBe('look=gate-34');
});

test('an instant goes through the field of the reader and back, to the minute', () => {
  const iso = '2026-11-22T14:05:00.000Z';
  expect(fieldInstant(fieldText(iso))).toBe(iso);
  expect(fieldInstant('')).toBeNull();
  expect(daysLater('2026-02-28T23:59:59.500Z', 1)).toBe('2026-03-01T23:59:00.000Z');
});
