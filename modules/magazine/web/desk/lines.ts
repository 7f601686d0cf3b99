import type { Reference } from '../../schemas/article';

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

/** Text or nothing. */
export const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed);
