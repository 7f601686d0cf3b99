import type { Knex } from 'knex';
import { correctWords, foldedWords } from '#core/contract/spelling';
import type { SearchView } from '../../schemas/search';
import type { ArticleLanguage, ArticleType, Category } from '../../schemas/values';
import { highlighter } from '../text/highlight';
import { findWordsBeginning, wordsOfArticles } from './known-words';

const shown = 8;
const mostWords = 8;
const longestWord = 40;
/** Finds in titles and in texts that are ranked; ranking all 10,000 of a common word would take 50 ms. */
const candidates = 120;
/**
 * Newest articles that are asked how common the words are, and how many must have them. Of words that every fifth article has,
 * the newest 400 articles are looked through, since already the list of all finds would take too long.
 */
const sample = 60;
const common = 12;
const walked = 400;
/** A shorter beginning would be the beginning of half the language. */
const shortestBeginning = 3;
/** With fewer finds than this, what was typed may be a slip. */
const few = 3;

interface Found {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Empty of a translation: its text is the studio's. */
  readonly plain: string;
  readonly language: ArticleLanguage;
  readonly category: Category;
  readonly type: ArticleType;
  readonly read_minutes: number;
  /** Stems of the words searched for. */
  readonly stems: string[];
}

// The words hold letters and digits alone, so nothing in them is an operator of a tsquery.
const sql = `
  with q as materialized (
    select case when numnode(tail) = 0 and numnode(head) > 0 then head else head && (tail || spelled || grown) end as query
    from (select to_tsquery('english', :head) head, to_tsquery('english', :tail) tail, to_tsquery('simple', :tail) spelled,
      to_tsquery('english', :grown) grown) w
  ),
  newest as materialized (
    select search from articles where status = 'published' order by published_at desc, id desc limit ${sample}
  ),
  common as materialized (
    select count(*) >= ${common} as yes from newest where search @@ (select query from q)
  ),
  walked as materialized (
    select id from (
      select id, search from articles where status = 'published' and (select yes from common)
      order by published_at desc, id desc limit ${walked}
    ) n where search @@ (select query from q)
  ),
  titles as materialized (
    select id from articles
    where not (select yes from common) and status = 'published' and search_title @@ (select query from q) limit ${candidates}
  ),
  texts as materialized (
    select id from articles
    where not (select yes from common) and status = 'published' and search @@ (select query from q) limit ${candidates}
  ),
  best as materialized (
    select a.id, ts_rank('{0.05, 0.2, 0.5, 1}', a.search, (select query from q)) as rank, a.published_at
    from articles a join (select id from walked union select id from titles union select id from texts) c on c.id = a.id
    order by rank desc, a.published_at desc limit ${shown}
  )
  select a.id, a.slug, coalesce(t.card ->> 'title', a.title) as title, coalesce(t.card ->> 'excerpt', a.excerpt) as excerpt,
    case when t.card is null then a.language else :lang end as language, case when t.card is null then a.plain else '' end as plain,
     a.category, a.type, a.read_minutes,
    tsvector_to_array(to_tsvector('english', :words)) as stems
  from best join articles a on a.id = best.id
  cross join lateral (select case when a.language <> :lang then a.translated -> :lang end as card) t order by best.rank desc, best.published_at desc`;

const find = async (db: Knex, words: readonly string[], lang: string): Promise<Found[]> => {
  const last = words.at(-1) ?? '';
  // A beginning may end behind the stem (`meditati`, stem `medit`): then the words it can become are searched for.
  const grown = last.length > shortestBeginning ? await findWordsBeginning(db, last) : [];
  const { rows } = await db.raw<{ rows: Found[] }>(sql, {
    head: words.slice(0, -1).join(' & '),
    tail: last.length >= shortestBeginning ? `${last}:*` : last,
    grown: grown.join(' | '),
    words: words.join(' '),
    lang,
  });
  return rows;
};

const present = (found: readonly Found[], words: readonly string[]): SearchView['hits'] => {
  const mark = highlighter([...words, ...(found[0]?.stems ?? [])]);
  return found.map((one) => ({
    id: one.id,
    slug: one.slug,
    title: mark.whole(one.title),
    snippet: mark.snippet([one.excerpt, one.plain]),
    category: one.category,
    language: one.language,
    type: one.type,
    readTime: one.read_minutes,
  }));
};

/**
 * The best eight articles for what is typed: all words, the last one also as a beginning, title before tags before text. When
 * hardly anything is found, words that no article has are read as the closest that one has. Any text is safe to search for.
 */
export const searchArticles = async (db: Knex, typed: string, lang?: ArticleLanguage): Promise<SearchView> => {
  const words = foldedWords(typed)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
  if (words.length === 0) return { corrected: null, hits: [] };
  const found = await find(db, words, lang ?? '');
  if (found.length >= few) return { corrected: null, hits: present(found, words) };
  const corrected = await correctWords(wordsOfArticles(db), words);
  const better = corrected ? await find(db, corrected, lang ?? '') : [];
  return corrected && better.length > found.length
    ? { corrected: corrected.join(' '), hits: present(better, corrected) }
    : { corrected: null, hits: present(found, words) };
};
