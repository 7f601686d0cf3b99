import type { ChineseAstrology } from '../chart';
import newYears from '../data/chinese-new-year.json';

const ANIMALS = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig'];
const ELEMENTS = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** Civil date ("YYYY-MM-DD", Chinese time) on which the Chinese year begins that falls into a civil year of 1900-2100. */
export const chineseNewYear = (civilYear: number): string | undefined =>
  (newYears as Record<string, string>)[civilYear];

/** The Chinese year of a civil date ("YYYY-MM-DD", 1900-2100); it begins on the day of the new year in Chinese civil time. */
export function chineseYearOf(date: string): ChineseAstrology {
  const civil = Number(date.slice(0, 4));
  const begins = chineseNewYear(civil);
  if (begins === undefined) throw new RangeError(`no Chinese new year is known for ${civil}`);
  const year = date < begins ? civil - 1 : civil;
  const k = (((year - 4) % 60) + 60) % 60;
  return {
    year,
    element: ELEMENTS[Math.floor((k % 10) / 2)]!,
    animal: ANIMALS[k % 12]!,
    polarity: k % 2 === 0 ? 'Yang' : 'Yin',
  };
}
