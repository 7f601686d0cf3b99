import type { LaborAudience } from '#modules/labors/public';

/** Answers that a reading can be made from: with words, not taken back, and not kept to oneself. */
export const listReadable = (answers: readonly LaborAudience[]): readonly LaborAudience[] =>
  answers.filter(({ audience, withdrawn, words }) => audience !== 'self' && !withdrawn && words > 0);

/** Labors with a recording that could be read if its words were written down. */
export const listUnheard = (answers: readonly LaborAudience[]): number[] =>
  answers
    .filter(({ audience, withdrawn, unheard }) => unheard && audience !== 'self' && !withdrawn)
    .map(({ laborNumber }) => laborNumber);
