import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { media, type PictureSource } from '#modules/media/public';
import type { ArticleCard } from '../../schemas/article';
import type { ArticleLanguage, ArticleType, Category } from '../../schemas/values';

/** What a list needs of an article. */
export interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: Category;
  /** Id of a picture of the library. */
  readonly cover: string | null;
  readonly tags: string[];
  readonly type: ArticleType;
  readonly featured: boolean;
  readonly language: ArticleLanguage;
  readonly partner: string | null;
  readonly published_at: string | null;
  readonly read_minutes: number;
  readonly likes: number;
  readonly views: number;
  readonly liked: boolean;
  readonly bookmarked: boolean;
}

const columns = ['slug', 'author', 'category', 'cover', 'tags', 'type', 'featured', 'partner'];

/** What cards say of `a` in a language: translated where it was, else as it was written. */
export const wordsIn = (db: Knex, lang: ArticleLanguage | undefined): Record<string, string | Knex.Raw> => {
  const own = { title: 'a.title', excerpt: 'a.excerpt', language: 'a.language', read_minutes: 'a.read_minutes' };
  if (lang === undefined) return own;
  const translated = 'case when a.language <> :lang then a.translated -> :lang end';
  const word = (name: string, column: string): Knex.Raw =>
    db.raw(`coalesce((${translated}) ->> '${name}', ${column})`, { lang });
  return {
    title: word('title', 'a.title'),
    excerpt: word('excerpt', 'a.excerpt'),
    language: db.raw(`case when (${translated}) is null then a.language else :lang end`, { lang }),
    read_minutes: db.raw(`coalesce(((${translated}) ->> 'readMinutes')::int, a.read_minutes)`, { lang }),
  };
};

/**
 * Articles with their counts and what this reader did with them, as `a` and `c`, in the language that they read; narrow and order it
 * yourself.
 */
export const queryCards = (db: Knex, reader: string | null, lang: ArticleLanguage | undefined): Knex.QueryBuilder => {
  const own = (table: string): Knex.Raw =>
    reader === null
      ? db.raw('false')
      : db.raw(`exists (select 1 from ${table} o where o.article_id = a.id and o.user_id = ?)`, [reader]);
  return db('articles as a')
    .join('article_counts as c', 'c.article_id', 'a.id')
    .select(wordsIn(db, lang))
    .select('a.id', 'a.published_at', 'c.likes', 'c.views', ...columns.map((name) => `a.${name}`))
    .select({ liked: own('article_likes'), bookmarked: own('article_bookmarks') });
};

/** Articles as lists show them. */
export const getCards = async (core: Pick<Core, 'db' | 'port'>, rows: readonly CardRow[]): Promise<ArticleCard[]> => {
  const covers = rows.flatMap(({ cover }) => cover ?? []);
  const pictures = covers.length > 0 ? await core.port(media).pictures(core.db, covers) : new Map();
  return rows.map((row) => toCard(row, row.cover === null ? null : (pictures.get(row.cover) ?? null)));
};

const toCard = (row: CardRow, cover: PictureSource | null): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  author: row.author,
  category: row.category,
  cover,
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
