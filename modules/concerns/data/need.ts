import type { SenseLanguage } from '#modules/text-analysis/public';

/** By the name of a specialization, as practitioners' records have it. */
type Fits = Readonly<Record<string, number>>;

/** What a person says of a concern: `strong` speaks of it alone, `weak` only together with others. See `lib/compile.ts`. */
export interface WordField {
  readonly strong: string;
  readonly weak: string;
}

/** A concern that people bring to a practitioner. */
export interface Need {
  readonly id: string;
  readonly title: Readonly<Record<SenseLanguage, string>>;
  /** Specializations that answer it, from 0 to 1: 1 is made for it, less is close to it. */
  readonly fits: Fits;
  readonly fields: Readonly<Record<SenseLanguage, WordField>>;
}

type Words = readonly [strong: string, weak: string];
const fieldOf = ([strong, weak]: Words): WordField => ({ strong, weak });

/** Builds one need; titles and words in English, German and Spanish. */
export const need = (
  id: string,
  [en, de, es]: readonly [en: string, de: string, es: string],
  fits: Fits,
  words: Readonly<Record<SenseLanguage, Words>>,
): Need => ({
  id,
  title: { en, de, es },
  fits,
  fields: { en: fieldOf(words.en), de: fieldOf(words.de), es: fieldOf(words.es) },
});
