/** Likeness that any two texts have. */
const ordinary = 0.1;
/** What a clear need and a close passage make together: few have both. */
const both = 1.3;

/**
 * Word fields first, likeness of vectors for the rest: `words` from 0 to 1, `likeness` the centred one of the closest passage, null where
 * nothing could be compared.
 */
export const withLikeness = (words: number, likeness: number | null): number =>
  likeness === null ? words : Math.min(1, (words + Math.max(0, likeness - ordinary)) / both);
