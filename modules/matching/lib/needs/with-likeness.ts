/** Likeness that any two texts have. */
const ordinary = 0.1;

/** Word fields first, likeness of vectors for the rest: `words` from 0 to 1, `likeness` the centred one of the closest passage. */
export const withLikeness = (words: number, likeness: number): number =>
  Math.min(1, words + Math.max(0, likeness - ordinary));
