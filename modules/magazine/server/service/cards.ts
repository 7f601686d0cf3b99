import type { Knex } from 'knex';
import type { ArticleCard } from '../../schemas/article';
import type { ArticleType, Category } from '../../schemas/values';

/** What a list needs of an article. */
export interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: Category;
  readonly tags: string[];
  readonly type: ArticleType;
  readonly featured: boolean;
  readonly language: string;
  readonly partner: string | null;
  readonly published_at: string | null;
  readonly read_minutes: number;
  readonly likes: number;
  readonly views: number;
  readonly liked: boolean;
  readonly bookmarked: boolean;
}

const columns = ['slug', 'title', 'excerpt', 'author', 'category', 'tags', 'type', 'featured', 'language', 'partner'];

/** Articles with their counts and what this reader did with them, as `a` and `c`; narrow and order it yourself. */
export const cardRows = (db: Knex, reader: string | null): Knex.QueryBuilder => {
  const own = (table: string): Knex.Raw =>
    reader === null
      ? db.raw('false')
      : db.raw(`exists (select 1 from ${table} o where o.article_id = a.id and o.user_id = ?)`, [reader]);
  return db('articles as a')
    .join('article_counts as c', 'c.article_id', 'a.id')
    .select('a.id', 'a.published_at', 'a.read_minutes', 'c.likes', 'c.views', ...columns.map((name) => `a.${name}`))
    .select({ liked: own('article_likes'), bookmarked: own('article_bookmarks') });
};

/** An article as lists show it. */
export const presentCard = (row: CardRow): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  author: row.author,
  category: row.category,
  tags: row.tags,
  type: row.type,
  featured: row.featured,
  language: row.language,
  partner: row.partner,
  publishedAt: row.published_at,
  readTime: row.read_minutes,
  likes: row.likes,
  views: row.views,
  liked: row.liked,
  bookmarked: row.bookmarked,
});
