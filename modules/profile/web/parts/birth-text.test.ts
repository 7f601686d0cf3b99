import { afterEach, beforeAll, expect, it } from 'vitest';
import type { UiLanguage } from '#core/contract/page';
import { getPageData, setPageData } from '#core/web/page-data';
import { loadTexts } from '#core/web/texts/texts';
import { formatBirthDate, formatBirthTime, formatReading } from './birth-text';

const speak = (language: UiLanguage) => setPageData({ ...getPageData(), language });
beforeAll(() => loadTexts(['de', 'es']));
afterEach(() => speak('en'));
const roughly = { birthTime: null, birthWindow: { from: '06:00', to: '09:00' } };

it.each([
  ['en', '9 April 1948', 'between 06:00 and 09:00', '00:30 on 5 April 1987'],
  ['de', '9. April 1948', 'zwischen 06:00 und 09:00', '00:30 am 5. April 1987'],
  ['es', '9 de abril de 1948', 'entre las 06:00 y las 09:00', '00:30, 5 de abril de 1987'],
] as const)('writes day and time of a birth in %s', (language, day, time, reading) => {
  speak(language);
  expect(formatBirthDate('1948-04-09')).toBe(day);
  expect(formatBirthTime(roughly)).toBe(time);
  expect(formatBirthTime({ birthTime: '00:05', birthWindow: null })).toBe('00:05');
  expect(formatBirthTime({ birthTime: null, birthWindow: null })).toBeNull();
  expect(formatReading('1987-04-05T00:30:00', '1987-04-04')).toBe(reading);
  expect(formatReading('1987-04-05T03:30:00', '1987-04-05')).toBe('03:30');
});
