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

/** Most names are written like this, and are plain as they stand. */
const PLAIN = /^[A-Za-z -]*$/;

const unaccented = (name: string): string =>
  name
    .normalize('NFD')
    // Some apostrophes are letters to Unicode, so they go before letters are looked at.
    .replace(/['’‘ʼʻʹ`´.]|\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => FOLDED[letter] ?? letter);

/** Words of a name in plain capitals; null where a letter has no Latin form here (it would need a transliteration). */
export function foldName(name: string): string[] | null {
  const plain = (PLAIN.test(name) ? name : unaccented(name)).toUpperCase();
  if (/[^\P{L}A-Z]/u.test(plain)) return null;
  const words = plain.split(/[^A-Z]+/).filter((word) => word !== '');
  return words.length === 0 ? null : words;
}

/** Whether a letter (a code, NaN beyond the ends of the word) is A, E, I, O or U. */
const isOpen = (code: number): boolean => code === 65 || code === 69 || code === 73 || code === 79 || code === 85;

/** A, E, I, O, U, and a Y that is next to none of them. */
function isVowel(word: string, i: number): boolean {
  const code = word.charCodeAt(i);
  if (isOpen(code)) return true;
  return code === 89 && !isOpen(word.charCodeAt(i - 1)) && !isOpen(word.charCodeAt(i + 1));
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

/** A to I as 1 to 9, and so on round. */
const letterValue = (word: string, i: number): number => ((word.charCodeAt(i) - 65) % 9) + 1;

/** What the letters of a word that count add up to. */
function sumOf(word: string, counts: (word: string, i: number) => boolean): number {
  let sum = 0;
  for (let i = 0; i < word.length; i++) if (counts(word, i)) sum += letterValue(word, i);
  return sum;
}

const stepsOf = (words: readonly string[], number: keyof typeof LETTERS): NumberStep[] =>
  words.map((word) => {
    const sum = sumOf(word, LETTERS[number]);
    return { of: word, sum, reduced: reduce(sum) };
  });

/** The letters of each word that count, with their sums; null for a missing name or one outside the Latin script. */
export function nameSteps(fullName: string | null, number: keyof typeof LETTERS): NumberStep[] | null {
  const words = fullName === null ? null : foldName(fullName);
  return words && stepsOf(words, number);
}

/** Year, month and day of a civil date ("YYYY-MM-DD"), in this order. */
export const dateSteps = (date: string): NumberStep[] => [
  datePart(date.slice(0, 4)),
  datePart(date.slice(5, 7)),
  datePart(date.slice(8)),
];

function datePart(part: string): NumberStep {
  const sum = Number(part);
  return { of: part, sum, reduced: reduce(sum) };
}

const total = (steps: readonly NumberStep[]): number => steps.reduce((sum, { reduced }) => sum + reduced, 0);

/** The three numbers of a name, before they are reduced: a word adds its sums as `nameSteps` lists them. */
function nameTotals(words: readonly string[]) {
  let expression = 0;
  let soulUrge = 0;
  let personality = 0;
  for (const word of words) {
    let vowels = 0;
    let others = 0;
    for (let i = 0; i < word.length; i++) {
      if (isVowel(word, i)) vowels += letterValue(word, i);
      else others += letterValue(word, i);
    }
    expression += reduce(vowels + others);
    soulUrge += reduce(vowels);
    personality += reduce(others);
  }
  return { expression, soulUrge, personality };
}

/** Null where no letter counts. */
const reducedOrNull = (sum: number): number | null => (sum > 0 ? reduce(sum) : null);

/** Pythagorean numbers of a civil birth date ("YYYY-MM-DD") and the full name at birth. */
export function numerologyOf(date: string, fullName: string | null): Numerology {
  const { expression, soulUrge, personality } = nameTotals((fullName !== null && foldName(fullName)) || []);
  return {
    lifePath: reduce(total(dateSteps(date))),
    expression: reducedOrNull(expression),
    soulUrge: reducedOrNull(soulUrge),
    personality: reducedOrNull(personality),
  };
}
