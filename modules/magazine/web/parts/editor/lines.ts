import type { Reference } from '../../../schemas/article';

/** Tags from what somebody typed between commas; each once. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** References from lines of `label | address`; the address is the last part. */
export const referencesOf = (typed: string): Reference[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.lastIndexOf('|');
      return at < 0 ? { label: line, url: '' } : { label: line.slice(0, at).trim(), url: line.slice(at + 1).trim() };
    });

/** The same, written out. */
export const linesOf = (references: readonly Reference[]): string =>
  references.map(({ label, url }) => (url ? `${label} | ${url}` : label)).join('\n');

/** A line that stands for a file of the library: Markdown's link, in a paragraph of its own. */
export const fileLine = (words: string, address: string): string =>
  `[${words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]*_`<>]/g, '\\$&')}](${address})`;

/** A text with a paragraph more, before or after the one in which the cursor stands. */
export const withParagraph = (text: string, at: number, paragraph: string): string => {
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
  return [before, paragraph, after].filter((part) => part !== '').join('\n\n');
};

/** Text or nothing. */
export const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed);
