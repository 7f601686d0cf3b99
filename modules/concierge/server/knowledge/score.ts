import type { KnowledgeLanguage } from '#modules/knowledge/public';
import { createCompounds } from './compounds';
import type { Entry, Passage, Unit } from './units';
import { contentWords } from './words';

/** A passage with how well it fits: closeness in meaning plus the share of the question's words that it has. */
export interface Hit {
  readonly passage: Passage;
  readonly score: number;
}

/** How much shared words count besides closeness in meaning; chosen on the questions of retrieval.test.ts. */
const WORDS = 0.3;
/** How much words that stand in no text at all speak against every passage: a question about something else. */
const STRANGE = 0.2;
/** How much a question without any telling word, such as "why is that?", has to come closer. */
const VAGUE = 0.15;

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** The words of all texts. */
export interface Vocabulary {
  /** How telling a word is: rare ones more; one that no text has tells most. */
  weightOf(word: string): number;
  has(word: string): boolean;
  words(): Iterable<string>;
  /** The parts of a compound that stand in the texts by themselves; none in other languages than German. */
  partsOf(word: string): readonly string[];
}

/** Counts in how many sources each word stands. */
export const createVocabulary = (entries: readonly Entry[], language: KnowledgeLanguage): Vocabulary => {
  const sources = new Set<string>();
  const found = new Map<string, Set<string>>();
  for (const { passage, words } of entries) {
    sources.add(passage.source);
    for (const word of words) found.set(word, (found.get(word) ?? new Set()).add(passage.source));
  }
  const total = Math.max(1, sources.size);
  return {
    weightOf: (word) => Math.log(1 + total / (1 + (found.get(word)?.size ?? 0))),
    has: (word) => found.has(word),
    words: () => found.keys(),
    partsOf: language === 'de' ? createCompounds(new Set(found.keys())).partsOf : () => [],
  };
};

/** The best passage of each source, best first. */
export const listBest = (hits: Iterable<Hit>): Hit[] => {
  const best = new Map<string, Hit>();
  for (const hit of hits)
    if (hit.score > (best.get(hit.passage.source)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(hit.passage.source, hit);
  return [...best.values()].sort((one, other) => other.score - one.score);
};

/** The best passages by meaning and words. */
export const rank = (
  question: { readonly text: string; readonly vector: Float32Array },
  units: readonly Unit[],
  { weightOf, has }: Vocabulary,
): Hit[] => {
  const asked = [...new Set(contentWords(question.text))];
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0);
  const whole = Math.max(sum(asked), Number.MIN_VALUE);
  const strange = asked.length === 0 ? VAGUE : (STRANGE * sum(asked.filter((word) => !has(word)))) / whole;
  return listBest(
    units.map(({ passage, vector, words }) => {
      const shared = (WORDS * sum(asked.filter((word) => words.has(word)))) / whole;
      return { passage, score: dot(question.vector, vector) + shared - strange };
    }),
  );
};
