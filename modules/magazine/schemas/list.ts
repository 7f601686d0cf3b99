import { type Static, Type } from '@sinclair/typebox';
import { ArticleSort, ArticleStatus, ArticleType, Category, Language } from './kinds';
import { type Category as CategoryName, longestQuery, type ArticleType as TypeName } from './values';

const strict = { additionalProperties: false } as const;

const filters = {
  /** Case-insensitive part of the title, the excerpt or any tag; space around it does not count. */
  q: Type.Optional(Type.String({ maxLength: longestQuery })),
  category: Type.Optional(Type.Union([Type.Literal('All'), Category])),
  type: Type.Optional(ArticleType),
  partner: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  tag: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
};

/** Query of the list. `after` is the cursor of the last card of the page before (`cursorOf`). */
export const ArticleQuery = Type.Object(
  {
    ...filters,
    /** What its reader reads: an article is in it where it was translated, else in its own. */
    lang: Type.Optional(Language),
    sort: Type.Optional(ArticleSort),
    featured: Type.Optional(Type.Boolean()),
    after: Type.Optional(Type.String({ maxLength: 120 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    /** For editors: articles that readers do not see. Everybody else sees published ones only. */
    status: Type.Optional(ArticleStatus),
  },
  strict,
);
export type ArticleQuery = Static<typeof ArticleQuery>;

export const LanguageQuery = Type.Object({ lang: Type.Optional(Language) }, strict);

/** Query of the counts: the same filters. */
export const CountsQuery = Type.Object(filters, strict);
export type CountsQuery = Static<typeof CountsQuery>;

const count = Type.Integer({ minimum: 0 });
const Named = Type.Object({ name: Type.String(), count }, strict);
const byCategory = {
  All: count,
  Science: count,
  Travel: count,
  Wellness: count,
  Integration: count,
  Nutrition: count,
  Technology: count,
} satisfies Record<'All' | CategoryName, typeof count>;
const byType = { article: count, video: count, audio: count, guide: count } satisfies Record<TypeName, typeof count>;

/**
 * How many articles each choice would leave. Each group follows the search and all filters but its own, so `categories` are
 * the numbers on the chips; `partners` and `tags` are the most used, at most 40, and name only what occurs.
 */
export const ArticleCounts = Type.Object(
  {
    categories: Type.Object(byCategory, strict),
    types: Type.Object(byType, strict),
    partners: Type.Array(Named),
    tags: Type.Array(Named),
  },
  { ...strict, $id: 'ArticleCounts' },
);
export type ArticleCounts = Static<typeof ArticleCounts>;
