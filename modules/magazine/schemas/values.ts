/** The categories of the magazine, in the order of the chips; `All` is no category but the absence of one. */
export const categories = ['Science', 'Travel', 'Wellness', 'Integration', 'Nutrition', 'Technology'] as const;
export type Category = (typeof categories)[number];

/** What an article mainly is; `article` is the ordinary one. */
export const articleTypes = ['article', 'video', 'audio', 'guide'] as const;
export type ArticleType = (typeof articleTypes)[number];

/** Orders of the list: `popular` by views, `liked` by likes. */
export const articleSorts = ['newest', 'popular', 'liked'] as const;
export type ArticleSort = (typeof articleSorts)[number];

/** Stages of an article on its way; only `published` is seen by readers. */
export const articleStatuses = ['draft', 'review', 'scheduled', 'published', 'archived'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** Languages in which articles are written. */
export const articleLanguages = ['en', 'de', 'es'] as const;
export type ArticleLanguage = (typeof articleLanguages)[number];

/** Most characters of a search text. */
export const longestQuery = 200;
