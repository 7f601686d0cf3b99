/** The nine types, in their circle. */
export const enneagramTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type EnneagramType = (typeof enneagramTypes)[number];

/** The two types next to one on the circle, the lower side first: of 9 they are 8 and 1. */
export const neighboursOf = (type: EnneagramType): readonly [EnneagramType, EnneagramType] => [
  (((type + 7) % 9) + 1) as EnneagramType,
  ((type % 9) + 1) as EnneagramType,
];
