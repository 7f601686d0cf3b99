import type { ArticleCard } from './article';
import {
  type ArticleLanguage,
  type ArticleSort,
  type ArticleType,
  articleSorts,
  articleTypes,
  type Category,
  categories,
  longestQuery,
} from './values';

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

const names = ['q', 'category', 'type', 'partner', 'tag', 'sort'] as const;
const withQuery = (path: string, pairs: readonly (readonly [string, string | undefined])[]): string => {
  const query = new URLSearchParams();
  for (const [name, value] of pairs) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

/** The filters that change how many there are, for the counts of chips and filter sheet. */
export const withoutSort = ({ sort: _, ...filters }: Filters): Omit<Filters, 'sort'> => filters;

/** The page's own address under these filters. */
export const magazinePath = (filters: Filters = {}): string =>
  withQuery(
    '/magazine',
    names.map((name) => [name, filters[name]] as const),
  );
/** The person's bookmarks, as a page. */
export const bookmarksPagePath = '/magazine/reading-list';
export const articlePagePath = (slug: string): string => `/magazine/${encodeURIComponent(slug)}`;
export const feedPath = (category?: Category, lang?: ArticleLanguage): string =>
  withQuery('/magazine/feed.xml', [
    ['category', category],
    ['lang', lang],
  ]);

/** Where the page after this card begins: `after` of the next one. */
export const cursorOf = (card: ArticleCard, sort: ArticleSort = 'newest'): string =>
  `${sort === 'newest' ? card.publishedAt : sort === 'popular' ? card.views : card.likes}~${card.id}`;
