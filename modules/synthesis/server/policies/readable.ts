import type { LaborAudience } from '#modules/labors/public';

/** Answers that a reading can be made from: with words, not taken back, and not kept to oneself. */
export const listReadable = (answers: readonly LaborAudience[]): readonly LaborAudience[] =>
  answers.filter(({ audience, withdrawn, words }) => audience !== 'self' && !withdrawn && words > 0);
