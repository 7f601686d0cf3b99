import type { ContentFields } from './content';

const nothing: Readonly<Record<string, ContentFields>> = {};
/** Under which name of a page's content a noun stands. */
export const nameInPages = (noun: string): string => `studio.${noun}`;

/**
 * What staff published of a noun instead of its built-in texts, by key, in the language of the page: read from `getPageData().content`.
 * Of nouns that travel with pages alone.
 */
export const findPageContent = (
  content: Readonly<Record<string, unknown>> | undefined,
  noun: string,
): Readonly<Record<string, ContentFields>> =>
  (content?.[nameInPages(noun)] as Readonly<Record<string, ContentFields>> | undefined) ?? nothing;
