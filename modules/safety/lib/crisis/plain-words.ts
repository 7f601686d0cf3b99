import type { CrisisLanguage } from './crisis';
import { compilePattern } from './pattern';

/** Signs that are not seen but part words. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/u;

/** A text without unseen signs, and where each of its signs stands in the original. */
export const withoutUnseen = (text: string): { readonly text: string; readonly at: readonly number[] } => {
  if (!unseen.test(text)) return { text, at: [] };
  const at: number[] = [];
  let plain = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] as string;
    if (unseen.test(sign)) continue;
    plain += sign;
    at.push(index);
  }
  at.push(text.length);
  return { text: plain, at };
};

/** Letters that look like Latin ones, and digits in the place of letters between letters. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  '@': 'a',
  $: 's',
};
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .replace(/[’‘´`ʼ]/gu, "'")
    .replace(/[аеорсхуі@$]/gu, (sign) => lookalikes[sign] ?? sign)
    .replace(/(?<=[a-z])[01345](?=[a-z])/gu, (digit) => digits[digit] ?? digit)
    // Letters that are spaced or starred out: "k i l l", "k*ll".
    .replace(/(?<![\p{L}])(?:\p{L}[ .*_-]){2,}\p{L}(?!\p{L})/gu, (word) => word.replace(/[ .*_-]/gu, ''))
    .replace(/(?<=\p{L})\*+(?=\p{L})/gu, '?')
    // A letter that is drawn out: "pleaaase".
    .replace(/(\p{L})\1{2,}/gu, '$1');

const isOneOff = (word: string, target: string): boolean => {
  if (Math.abs(word.length - target.length) > 1 || word === target) return false;
  let from = 0;
  while (from < word.length && word[from] === target[from]) from += 1;
  let end = 0;
  while (end < Math.min(word.length, target.length) - from && word.at(-1 - end) === target.at(-1 - end)) end += 1;
  const [left, right] = [word.length - from - end, target.length - from - end];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && word[from] === target[from + 1] && word[from + 1] === target[from];
};

type Words = Pick<CrisisLanguage, 'spellings' | 'typoWords'>;

/** Makes the plain form of sentences: folded words between single spaces, with `,` where a sign parts them. */
export const createPlainWords = ({ spellings, typoWords }: Words): ((sentence: string) => string) => {
  const targets = typoWords.map(fold);
  const known = new Set(targets);
  const replaced = spellings.map(([source, word]) => [compilePattern(source, 'gu'), fold(word)] as const);
  const correct = (word: string): string =>
    word.length < 5 || known.has(word) ? word : (targets.find((target) => isOneOff(word, target)) ?? word);
  return (sentence) => {
    const parts = fold(sentence).match(/[\p{L}\p{N}'?]*[\p{L}\p{N}][\p{L}\p{N}'?]*|[,;:()–—.!?"“”„«»…\r\n]+/gu) ?? [];
    const words = parts.map((part) => (/[\p{L}\p{N}]/u.test(part) ? correct(part.replace(/^'+|['?]+$/gu, '')) : ','));
    let plain = ` ${words.join(' ')} `;
    for (const [pattern, word] of replaced) plain = plain.replace(pattern, ` ${word}`);
    // One space more at the end, so that a pattern may say that nothing follows.
    return `${plain.replace(/ {2,}/gu, ' ').replace(/^( ,)+|(, )+$/gu, '')} `;
  };
};
