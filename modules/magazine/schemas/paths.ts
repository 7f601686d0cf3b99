import type { ArticleCard } from './article';
import {
  type ArticleSort,
  type ArticleType,
  articleSorts,
  articleTypes,
  type Category,
  categories,
  longestQuery,
} from './names';

/** What a reader chose in the list; absent is All, any, newest. It stands in the page's address under the same names. */
export interface Filters {
  readonly q?: string;
  readonly category?: Category;
  readonly type?: ArticleType;
  readonly partner?: string;
  readonly tag?: string;
  readonly sort?: Exclude<ArticleSort, 'newest'>;
}

/** Cards of one page. */
export const pageSize = 24;

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((name) => name === text);

/** Reads an address as people and others send it: what is unknown or too long is as if it were absent, or cut. */
export const filtersOf = (query: URLSearchParams): Filters => {
  const q = (query.get('q') ?? '')
    .replace(/\p{Surrogate}|\0/gu, '')
    .trim()
    .slice(0, longestQuery);
  const category = oneOf(categories, query.get('category'));
  const type = oneOf(articleTypes, query.get('type'));
  const partner = query.get('partner')?.trim().slice(0, 100);
  const tag = query.get('tag')?.trim().slice(0, 60);
  const sort = oneOf(articleSorts, query.get('sort'));
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(type ? { type } : {}),
    ...(partner ? { partner } : {}),
    ...(tag ? { tag } : {}),
    ...(sort && sort !== 'newest' ? { sort } : {}),
  };
};

const names = ['q', 'category', 'type', 'partner', 'tag'] as const;
const withQuery = (path: string, pairs: readonly (readonly [string, string | undefined])[]): string => {
  const query = new URLSearchParams();
  for (const [name, value] of pairs) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};
const pairsOf = (filters: Filters) => names.map((name) => [name, filters[name]] as const);

/** The first page of the list; the same text for the same filters, on both sides. */
export const articlesPath = (filters: Filters, after?: string): string =>
  withQuery('/api/articles', [...pairsOf(filters), ['sort', filters.sort], ['after', after]]);
/** Counts for chips and filter sheet under these filters. */
export const countsPath = (filters: Filters): string => withQuery('/api/articles/counts', pairsOf(filters));
export const articlePath = (slug: string): string => `/api/articles/${encodeURIComponent(slug)}`;
export const searchPath = (q: string): string => withQuery('/api/articles/search', [['q', q]]);
export const bookmarksPath = '/api/articles/bookmarks';

/** The page's own address under these filters. */
export const magazinePath = (filters: Filters = {}): string =>
  withQuery('/magazine', [...pairsOf(filters), ['sort', filters.sort]]);
/** The person's bookmarks, as a page. */
export const bookmarksPagePath = '/magazine/reading-list';
export const articlePagePath = (slug: string): string => `/magazine/${encodeURIComponent(slug)}`;
export const feedPath = (category?: Category): string => withQuery('/magazine/feed.xml', [['category', category]]);

/** Where the page after this card begins: `after` of the next one. */
export const cursorOf = (card: ArticleCard, sort: ArticleSort = 'newest'): string =>
  `${sort === 'newest' ? card.publishedAt : sort === 'popular' ? card.views : card.likes}~${card.id}`;
