import { texts } from '../../texts/texts';

/** Bands of the specification: 90 or more, 80 or more, below 80; each with a word and a mark, never colour alone. Of the score as shown. */
export const bandOf = (score: number): { readonly key: 'high' | 'good' | 'open'; readonly word: string } =>
  Math.round(score) >= 90
    ? { key: 'high', word: texts('veryClose') }
    : Math.round(score) >= 80
      ? { key: 'good', word: texts('close') }
      : { key: 'open', word: texts('worthATalk') };

/** The score as shown: rounded to a whole percent, or N/A. */
export const percentOf = (compatibilityScore: string): string => {
  const score = Number.parseFloat(compatibilityScore);
  return Number.isFinite(score) ? `${Math.round(score)}%` : 'N/A';
};
