import type { SenseLanguage } from '#modules/text-analysis/public';
import { listed } from './find';
import { lemmaOf, type Token } from './tokens';
import { everydayWords } from './triggers/everyday-words';

const known = new Map<SenseLanguage, ReadonlyMap<string, number>>();

const readWords = (language: SenseLanguage): ReadonlyMap<string, number> => {
  const { frequent, usual } = everydayWords[language];
  const made = new Map<string, number>();
  const add = (words: string, worth: number): void => {
    for (const word of listed(words)) for (const form of [word, lemmaOf(word, language)]) made.set(form, worth);
  };
  add(usual, 0.5);
  add(frequent, 0);
  known.set(language, made);
  return made;
};

/** What a word counts for where two passages share it: 0 of everybody's words, 0.5 of most people's, 1 of others. */
export const worthOf = ({ lemma, lower }: Token, language: SenseLanguage): number => {
  const words = known.get(language) ?? readWords(language);
  return words.get(lower) ?? words.get(lemma.toLowerCase()) ?? (lower.length < 3 ? 0 : 1);
};

const askedBy = new Map<string, ReadonlySet<string>>();

/** Lemmas of what a Labor asks. There are as many as Labors and languages, so each is read once. */
export const readAsked = (prompt: string, language: SenseLanguage): ReadonlySet<string> => {
  const key = `${language} ${prompt}`;
  const before = askedBy.get(key);
  if (before) return before;
  const made = new Set((prompt.match(/\p{L}{3,}/gu) ?? []).map((word) => lemmaOf(word, language).toLowerCase()));
  askedBy.set(key, made);
  return made;
};
