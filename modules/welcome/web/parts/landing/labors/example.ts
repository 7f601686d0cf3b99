/** The twelve, by number. */
export const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type LaborNumber = (typeof numbers)[number];

/** Answered in the example which gem and net show. */
export const litInExample: readonly number[] = [1, 2, 3, 6, 9];
/** The Labor that looks at the reader when the page opens. */
export const shownFirst: LaborNumber = 4;
