import { raw } from 'objection';
import { invalid, Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { fold } from '#core/contract/spelling';
import { countWords } from '#modules/text-analysis/public';
import type { ArticleContent } from '../../schemas/editorial';
import { plainText } from './plain-text';

/** Silent reading of prose in English, words a minute. */
const wordsPerMinute = 230;

/** Minutes a text takes, at least 1. */
export const readMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

const parsed = (core: Pick<Core, 'markdown'>, path: 'body' | 'transcript', text: string) => {
  try {
    return core.markdown(text);
  } catch (error) {
    throw error instanceof Problem ? invalid(path, error.message) : error;
  }
};

/** The words of a translation: an article is found by them too. */
export type Translated = Pick<ArticleContent, 'title' | 'excerpt' | 'body' | 'transcript'>;

/** The text that the specified search looks into: title, excerpt and tags in lower case, a line each. */
export const createHaystack = (
  { title, excerpt, tags }: Pick<ArticleContent, 'title' | 'excerpt' | 'tags'>,
  translations: readonly Translated[] = [],
): string =>
  [title, excerpt, ...tags, ...translations.flatMap((one) => [one.title, one.excerpt])].join('\n').toLowerCase();

/** A tsvector longer than 1 MB is refused by PostgreSQL; the rest of a longer text is not searched. */
const searched = 120_000;

/** What is stored with the content for lists and searches. Throws 422 for a text that is nested too deeply. */
export const derive = (
  core: Pick<Core, 'markdown'>,
  content: ArticleContent,
  translations: readonly Translated[] = [],
) => {
  const plain = plainText(parsed(core, 'body', content.body));
  const spoken = content.transcript === null ? '' : plainText(parsed(core, 'transcript', content.transcript));
  const words = countWords(plain);
  const others = translations.flatMap(({ body, transcript }) => [
    plainText(parsed(core, 'body', body)),
    ...(transcript === null ? [] : [plainText(parsed(core, 'transcript', transcript))]),
  ]);
  const title = fold([content, ...translations].map((one) => one.title).join(' \n '));
  const tags = fold(content.tags.join(' \n '));
  const rest = fold([plain, spoken, ...others].join('\n')).slice(0, searched);
  // Whole words are stored in addition to stems, or `breathin` would not find `breathing`.
  const top = "setweight(to_tsvector('english', ?), 'A') || setweight(to_tsvector('simple', ?), 'A') ";
  const named = `${top} || setweight(to_tsvector('english', ?), 'B') || setweight(to_tsvector('simple', ?), 'B')`;
  return {
    plain,
    words,
    readMinutes: readMinutes(words),
    haystack: createHaystack(content, translations),
    searchTitle: raw(named, [title, title, tags, tags]),
    search: raw(`${named} || setweight(to_tsvector('english', ?), 'C') || setweight(to_tsvector('english', ?), 'D')`, [
      title,
      title,
      tags,
      tags,
      fold([content, ...translations].map((one) => one.excerpt).join('\n')),
      rest,
    ]),
  };
};
