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
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => FOLDED[letter] ?? letter)
    .toUpperCase();
  if (/[^\P{L}A-Z]/u.test(plain)) return null;
  const words = plain
    .replace(/['’‘ʼ`´.]/gu, '')
    .split(/[^A-Z]+/)
    .filter((word) => word !== '');
  return words.length === 0 ? null : words;
}

/** A, E, I, O, U, and a Y that stands beside none of them. */
function isVowel(word: string, i: number): boolean {
  const letter = word[i]!;
  if ('AEIOU'.includes(letter)) return true;
  const beside = (neighbour: string | undefined) => neighbour !== undefined && 'AEIOU'.includes(neighbour);
  return letter === 'Y' && !beside(word[i - 1]) && !beside(word[i + 1]);
}

/** Sum of the letters that count, reduced word by word, then as a whole; null where none counts. */
function nameNumber(words: readonly string[], counts: (word: string, i: number) => boolean): number | null {
  let total = 0;
  for (const word of words) {
    let sum = 0;
    for (let i = 0; i < word.length; i++) if (counts(word, i)) sum += ((word.charCodeAt(i) - 65) % 9) + 1;
    total += reduce(sum);
  }
  return total === 0 ? null : reduce(total);
}

/** Pythagorean numbers of a civil birth date ("YYYY-MM-DD") and the full name at birth. */
export function numerologyOf(date: string, fullName: string | null): Numerology {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const words = fullName === null ? null : foldName(fullName);
  return {
    lifePath: reduce(reduce(year) + reduce(month) + reduce(day)),
    expression: words && nameNumber(words, () => true),
    soulUrge: words && nameNumber(words, isVowel),
    personality: words && nameNumber(words, (word, i) => !isVowel(word, i)),
  };
}
