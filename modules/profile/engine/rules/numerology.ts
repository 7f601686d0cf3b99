import type { Numerology } from '../chart';

const FOLDED: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  ı: 'i',
};

/** Adds digits until one is left, or a master number (11, 22, 33). */
export function reduce(n: number): number {
  let value = n;
  while (value > 9 && value !== 11 && value !== 22 && value !== 33) {
    let sum = 0;
    for (let rest = value; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
    value = sum;
  }
  return value;
}

/** Words of a name in plain capitals; null where a letter has no Latin form here (it would need a transliteration). */
export function foldName(name: string): string[] | null {
  const plain = name
    .normalize('NFD')
    // Some apostrophes are letters to Unicode, so they go before letters are looked at.
    .replace(/['’‘ʼʻʹ`´.]|\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => FOLDED[letter] ?? letter)
    .toUpperCase();
  if (/[^\P{L}A-Z]/u.test(plain)) return null;
  const words = plain.split(/[^A-Z]+/).filter((word) => word !== '');
  return words.length === 0 ? null : words;
}

/** A, E, I, O, U, and a Y that stands beside none of them. */
function isVowel(word: string, i: number): boolean {
  const letter = word[i]!;
  if ('AEIOU'.includes(letter)) return true;
  const beside = (neighbour: string | undefined) => neighbour !== undefined && 'AEIOU'.includes(neighbour);
  return letter === 'Y' && !beside(word[i - 1]) && !beside(word[i + 1]);
}

/** What one word of a name, or one part of a date, adds: its sum, and that reduced. */
export interface NumberStep {
  of: string;
  sum: number;
  reduced: number;
}

const LETTERS = {
  expression: () => true,
  soulUrge: isVowel,
  personality: (word: string, i: number) => !isVowel(word, i),
};

/** The letters of each word that count, A to I as 1 to 9 and so on round; null for a missing name or one outside the Latin script. */
export function nameSteps(fullName: string | null, number: keyof typeof LETTERS): NumberStep[] | null {
  const words = fullName === null ? null : foldName(fullName);
  return (
    words?.map((word) => {
      let sum = 0;
      for (let i = 0; i < word.length; i++) if (LETTERS[number](word, i)) sum += ((word.charCodeAt(i) - 65) % 9) + 1;
      return { of: word, sum, reduced: reduce(sum) };
    }) ?? null
  );
}

/** Year, month and day of a civil date ("YYYY-MM-DD"), in this order. */
export const dateSteps = (date: string): NumberStep[] =>
  date.split('-').map((part) => ({ of: part, sum: Number(part), reduced: reduce(Number(part)) }));

const total = (steps: readonly NumberStep[]): number => steps.reduce((sum, { reduced }) => sum + reduced, 0);

/** Sum of the steps, reduced; null where no letter counts. */
const nameNumber = (steps: readonly NumberStep[] | null): number | null =>
  steps && total(steps) > 0 ? reduce(total(steps)) : null;

/** Pythagorean numbers of a civil birth date ("YYYY-MM-DD") and the full name at birth. */
export function numerologyOf(date: string, fullName: string | null): Numerology {
  return {
    lifePath: reduce(total(dateSteps(date))),
    expression: nameNumber(nameSteps(fullName, 'expression')),
    soulUrge: nameNumber(nameSteps(fullName, 'soulUrge')),
    personality: nameNumber(nameSteps(fullName, 'personality')),
  };
}
