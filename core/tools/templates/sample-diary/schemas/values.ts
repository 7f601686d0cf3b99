/** Characters of an entry at most. */
export const longestEntry = 5000;
