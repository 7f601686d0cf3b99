import { plainApostrophes } from '#modules/text-analysis/public';

/*
 * Word fields are lists of patterns, separated by commas, over folded text. In a pattern `*` stands for any letters and `~` for up to
 * three words; the rest is a regular expression.
 */

/** Small letters without accents, and single spaces for all that is neither a letter, a digit, an apostrophe nor a hyphen. */
export const foldText = (text: string): string =>
  plainApostrophes(text)
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim();

const foldPattern = (pattern: string): string =>
  pattern
    .toLowerCase()
    .replace(/\\p\{l\}/gu, '\\p{L}')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim();

const anyWords = '(?:[^ ]+ ){0,3}';
const compilePattern = (pattern: string): string =>
  foldPattern(pattern)
    .replace(/\s+/gu, ' ')
    .replace(/ ~$/u, '')
    .replace(/ ~\(([^()]*)\)\?$/u, '(?: ~($1))?')
    .replace(/\*/gu, "[\\p{L}'-]*")
    .replace(/\(([^?])/gu, '(?:$1')
    .replace(/~/gu, anyWords);

/** One pattern for a whole list. */
export const compileField = (field: string): RegExp => {
  const patterns = field
    .split(',')
    .map(compilePattern)
    .filter((one) => one !== '');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
};
