import type { Need, WordField } from '../data/need';
import { foldText } from './compile';

type Language = 'en' | 'de' | 'es';

/** A concern that staff added, as they wrote it. */
export interface AddedConcern {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** By which it is noticed: a word or several, with `*` at the end for any ending. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** Specializations that answer it. */
  readonly approaches: readonly string[];
}

/** Matches nothing, in a language without words. */
const nothing = '(?!)';

const leastLetters = 3;
/** True of a word that is not in every text. */
export const canRecognise = (word: string): boolean =>
  (foldText(word).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= leastLetters;

/** What staff wrote stands for itself: nothing in it but a star at the end is a sign of a pattern. */
const toPattern = (word: string): string[] => {
  if (!canRecognise(word)) return [];
  return [`${foldText(word)}${word.trim().endsWith('*') ? '*' : ''}`];
};

const toField = (words: readonly string[]): WordField => ({
  strong: words.flatMap(toPattern).join(', ') || nothing,
  weak: nothing,
});

/** The same as the concerns that the product brings along; the model that was trained on those does not know it. */
export const toNeed = ({ id, title, words, approaches }: AddedConcern): Need => ({
  id,
  title,
  fits: Object.fromEntries(approaches.map((name) => [name, 1])),
  fields: { en: toField(words.en), de: toField(words.de), es: toField(words.es) },
});
