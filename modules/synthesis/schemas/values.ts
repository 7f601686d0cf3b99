/** Answers that are enough for a first reading. */
export const responsesNeeded = 3;
