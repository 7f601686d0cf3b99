import type { KnowledgeLanguage } from '#modules/knowledge/public';
import { isOneTypoApart } from './compounds';
import { type Hit, listBest, type Vocabulary } from './score';
import type { Entry } from './units';
import { contentWords } from './words';

/** How much of a question and of a prepared question must be the same for one to stand for the other. */
const LIKE = 0.6;
/** The share of a question's telling words that a passage must have; two of them at least. */
const COVERED = 0.8;
/** What a part of a compound counts for against the whole word. */
const PART = 0.8;
/** Shorter words are too close to each other for a typing error to be guessed. */
const typedWords = 5;

/** The word of the texts that a mistyped one stands for; itself when it is known or nothing is near. */
const correct = (word: string, { has, partsOf, words }: Vocabulary): string => {
  if (word.length < typedWords || /\d/u.test(word) || has(word) || partsOf(word).length > 0) return word;
  for (const known of words()) if (known.length >= typedWords - 1 && isOneTypoApart(word, known)) return known;
  return word;
};

/** How much of a word a text has: all, the parts of a compound, or the compound that it is a part of. */
const shareOf = (word: string, text: ReadonlySet<string>, { partsOf }: Vocabulary): number => {
  if (text.has(word)) return 1;
  const parts = partsOf(word);
  if (parts.length > 0) return (PART * parts.filter((part) => text.has(part)).length) / parts.length;
  for (const other of text) if (partsOf(other).includes(word)) return PART / 2;
  return 0;
};

/**
 * Passages that fit by their words, best first: for the languages that the embedder does not know, and for the minutes in which the
 * vectors of English are still made. English is stricter, since its other search follows: a score is 0 or at least `LIKE`.
 */
export const rankByWords = (
  question: string,
  entries: readonly Entry[],
  vocabulary: Vocabulary,
  language: KnowledgeLanguage,
): Hit[] => {
  const { weightOf } = vocabulary;
  const isStrict = language === 'en';
  const typed = [...new Set(contentWords(question, language))];
  const asked = isStrict ? typed : [...new Set(typed.map((word) => correct(word, vocabulary)))];
  const all = asked.reduce((sum, word) => sum + weightOf(word), 0);
  const found = (text: ReadonlySet<string>): { readonly sum: number; readonly count: number } => {
    let sum = 0;
    let count = 0;
    for (const word of asked) {
      const share = isStrict ? Number(text.has(word)) : shareOf(word, text, vocabulary);
      sum += share * weightOf(word);
      if (share > 0) count += 1;
    }
    return { sum, count };
  };
  const scoreOf = (entry: Entry): number => {
    if (all === 0) return 0;
    let like = 0;
    if (entry.asked) {
      let prepared = 0;
      for (const word of entry.own) prepared += weightOf(word);
      like = (2 * found(entry.own).sum) / (all + prepared);
      if (isStrict && like >= LIKE) return like;
    }
    const { sum, count } = found(entry.words);
    const covered = sum / all;
    const isCovered = count >= 2 && covered >= COVERED;
    if (isStrict) return isCovered ? LIKE + (covered - COVERED) / 4 : 0;
    return Math.max(like, (like + covered) / 2, isCovered ? LIKE + (covered - COVERED) / 4 : covered / 2);
  };
  return listBest(entries.map((entry) => ({ passage: entry.passage, score: scoreOf(entry) }))).filter(
    ({ score }) => score > 0,
  );
};
