const list = new Intl.ListFormat('en');

/** Words in a row as a sentence has them: 'Ajna, Throat, and G'. */
export const listText = (words: readonly string[]): string => list.format(words);
