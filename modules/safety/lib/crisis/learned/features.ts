import type { SenseLanguage } from '#modules/text-analysis/public';
import { conceptsOf } from './concepts';

/** FNV-1a, a step at a time. */
const start = 0x811c9dc5;
const mix = (value: number, next: number): number => Math.imul(value ^ next, 0x01000193);
const hashOf = (text: string, from = start): number => {
  let value = from;
  for (let index = 0; index < text.length; index += 1) value = mix(value, text.charCodeAt(index));
  return value;
};
/** The number that weights are filed under: 24 bits. */
const fileNumber = (value: number): number => (value ^ (value >>> 24)) & 0xffffff;

/** A number for a kind of feature and its parts, whose order counts. */
const numberOf = (kind: number, one: number, second = 0, third = 0): number => {
  let value = mix(start, kind);
  for (const part of [one, second, third]) value = mix(mix(value, part & 0xffff), part >>> 16);
  return fileNumber(value);
};
const kinds = {
  word: 1,
  pair: 2,
  triple: 3,
  skip: 4,
  concept: 5,
  conceptPair: 6,
  conceptTriple: 7,
  flag: 8,
  flagged: 9,
};

/** Words from one concept to another between which they are read together. */
const reach = 7;

const addWords = (words: readonly string[], into: Set<number>): void => {
  const tokens = ['^', ...words, '$'].map((word) => hashOf(word));
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at] as number;
    into.add(numberOf(kinds.word, word));
    const [next, third] = [tokens[at + 1], tokens[at + 2]];
    if (next === undefined) continue;
    into.add(numberOf(kinds.pair, word, next));
    if (third === undefined) continue;
    into.add(numberOf(kinds.triple, word, next, third));
    into.add(numberOf(kinds.skip, word, third));
  }
};

/** Three to five letters in a row, with the ends of the word. */
const addLetters = (words: readonly string[], into: Set<number>): void => {
  for (const word of words) {
    const framed = `_${word}_`;
    for (let from = 0; from + 3 <= framed.length; from += 1) {
      let value = start;
      for (let at = from; at < Math.min(from + 5, framed.length); at += 1) {
        value = mix(value, framed.charCodeAt(at));
        if (at - from >= 2) into.add(fileNumber(value));
      }
    }
  }
};

interface Found {
  readonly concept: number;
  readonly at: number;
}

const addConcepts = (
  words: readonly string[],
  language: SenseLanguage,
  flags: readonly number[],
  into: Set<number>,
): void => {
  const found: Found[] = [];
  for (const [at, word] of words.entries())
    for (const concept of conceptsOf(word, language)) found.push({ concept: hashOf(concept), at });
  for (let index = 0; index < found.length; index += 1) {
    const one = found[index] as Found;
    into.add(numberOf(kinds.concept, one.concept));
    for (const flag of flags) into.add(numberOf(kinds.flagged, flag, one.concept));
    for (let other = index + 1; other < found.length; other += 1) {
      const second = found[other] as Found;
      if (second.at - one.at > reach) break;
      if (second.at === one.at) continue;
      into.add(numberOf(kinds.conceptPair, one.concept, second.concept));
      for (let last = other + 1; last < found.length; last += 1) {
        const third = found[last] as Found;
        if (third.at - second.at > reach) break;
        if (third.at > second.at) into.add(numberOf(kinds.conceptTriple, one.concept, second.concept, third.concept));
      }
    }
  }
};

/** Features of a sentence: of its words and letters, and of what they mean, which are the same in every language. */
export interface Features {
  readonly words: ReadonlySet<number>;
  readonly meaning: ReadonlySet<number>;
}

/** Features of a sentence in plain words, each once. `flags` name what rules and excuses say of it. */
export const featuresOf = (plain: string, language: SenseLanguage, flags: readonly string[]): Features => {
  const tokens = plain.trim().split(' ').filter(Boolean);
  const [words, meaning] = [new Set<number>(), new Set<number>()];
  const flagNumbers = flags.map((flag) => hashOf(flag));
  addWords(tokens, words);
  addLetters(tokens, words);
  addConcepts(tokens, language, flagNumbers, meaning);
  for (const flag of flagNumbers) meaning.add(numberOf(kinds.flag, flag));
  return { words, meaning };
};
