import type { KnowledgeLanguage } from '#modules/knowledge/public';
import { type Hit, listBest, type Vocabulary } from './score';
import type { Entry } from './units';
import { contentWords, plainQuestion } from './words';

/** How much of a question and of a prepared question must be the same for one to stand for the other. */
const LIKE = 0.6;
/** The share of a question's telling words that a passage must have; two of them at least. */
const COVERED = 0.8;

/**
 * Passages that fit by their words alone, best first: for languages that the embedder does not know, and for the minutes in which
 * the vectors are still made. Stricter than the search by meaning, since words deceive: a score is 0 or at least `LIKE`.
 */
export const rankByWords = (
  question: string,
  entries: readonly Entry[],
  { weightOf }: Vocabulary,
  language: KnowledgeLanguage,
): Hit[] => {
  const plain = plainQuestion(question);
  const asked = [...new Set(contentWords(question, language))];
  const sum = (words: Iterable<string>): number => {
    let total = 0;
    for (const word of words) total += weightOf(word);
    return total;
  };
  const all = sum(asked);
  const scoreOf = (entry: Entry): number => {
    if (entry.asked && plainQuestion(entry.text) === plain) return 1;
    if (all === 0) return 0;
    if (entry.asked) {
      const prepared = new Set(contentWords(entry.text, language));
      const shared = sum(asked.filter((word) => prepared.has(word)));
      const like = (2 * shared) / (all + sum(prepared));
      if (like >= LIKE) return like;
    }
    const has = asked.filter((word) => entry.words.has(word));
    const covered = sum(has) / all;
    return has.length >= 2 && covered >= COVERED ? LIKE + (covered - COVERED) / 4 : 0;
  };
  return listBest(entries.map((entry) => ({ passage: entry.passage, score: scoreOf(entry) }))).filter(
    ({ score }) => score > 0,
  );
};
