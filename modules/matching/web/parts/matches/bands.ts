import { texts } from '../../texts/texts';

/**
 * Bands of the score as shown, each with a word and a mark, never colour alone: 90 and 80 are those of the specification; what is lower
 * is called what it is.
 */
export const bandOf = (score: number): { readonly key: 'high' | 'good' | 'open'; readonly word: string } => {
  const shown = Math.round(score);
  if (shown >= 90) return { key: 'high', word: texts('veryClose') };
  if (shown >= 80) return { key: 'good', word: texts('close') };
  if (shown >= 60) return { key: 'open', word: texts('worthATalk') };
  return { key: 'open', word: texts(shown >= 40 ? 'inPart' : 'littleInCommon') };
};

/** The score as shown: rounded to a whole percent, or N/A. */
export const percentOf = (compatibilityScore: string): string => {
  const score = Number.parseFloat(compatibilityScore);
  return Number.isFinite(score) ? `${Math.round(score)}%` : 'N/A';
};
