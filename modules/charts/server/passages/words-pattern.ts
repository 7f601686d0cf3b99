const escaped = (word: string): string => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/**
 * Finds any of a theme's words as a whole word, in any case and more than once; a `*` at the end of a word stands for any
 * ending. The list must not be empty.
 */
export const wordsPattern = (words: readonly string[]): RegExp => {
  const forms = words.map((word) => (word.endsWith('*') ? `${escaped(word.slice(0, -1))}\\p{L}*` : escaped(word)));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
};
