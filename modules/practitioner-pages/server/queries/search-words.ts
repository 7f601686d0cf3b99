import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { correctWords, foldedWords, type KnownWords } from '#core/contract/spelling';
import { type PractitionerRecord, parseSampleName, practitionerRecords } from '#modules/matching/public';
import type { Page } from '../models/page';

const mostWords = 6;
const longestWord = 40;
/** Words that look alike, as many as are compared. */
const looked = 20;

/** By which words a page is found: name, approach, what it is about in all languages, and place. */
export const searchWordsOf = (core: Core, { publishedFacts: facts }: Page, record: PractitionerRecord): string => {
  if (!facts) return '';
  const titles = core.port(practitionerRecords).listTitles(facts.specializations).values();
  const texts = [
    parseSampleName(facts.name).name,
    facts.approach ?? '',
    record.place?.label ?? '',
    ...[...titles].flatMap(({ en, de, es }) => [en, de, es]),
  ];
  const words = new Set(foldedWords(texts.join(' ')));
  return words.size === 0 ? '' : ` ${[...words].join(' ')} `;
};

// Folded words hold letters and digits alone, so nothing in them is a sign of a pattern.
const beginsWith = (word: string): string => `% ${word}%`;

/** Narrows a query of pages to those that have a word beginning with each of these. */
export const onlyWithWords =
  (words: readonly string[]) =>
  (query: Knex.QueryBuilder): void => {
    for (const word of words) query.where('search_words', 'like', beginsWith(word));
  };

/** The words of the pages of such a query. */
const wordsOfPages = (pages: () => Knex.QueryBuilder): KnownWords => ({
  has: async (word) =>
    (await pages()
      .modify(onlyWithWords([word]))
      .first('id')) !== undefined,
  near: async (word) => {
    const rows: { word: string }[] = await pages()
      .joinRaw("cross join lateral unnest(string_to_array(trim(search_words), ' ')) as known(word)")
      // Two letters swapped leave short words few pieces in common.
      .whereRaw('(known.word % ? or left(known.word, 1) = left(?, 1))', [word, word])
      .groupBy('known.word')
      .orderByRaw('similarity(known.word, ?) desc, known.word', [word])
      .limit(looked)
      .select('known.word');
    return rows.map((row) => row.word);
  },
});

/**
 * What is searched for among the pages that everybody may see: the words that were typed, where one of them is not known the closest
 * that is. Null for a text without words, which finds nobody.
 */
export const readSearch = async (pages: () => Knex.QueryBuilder, q: string): Promise<string[] | null> => {
  const words = foldedWords(q)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
  if (words.length === 0) return null;
  return (await correctWords(wordsOfPages(pages), words)) ?? words;
};
