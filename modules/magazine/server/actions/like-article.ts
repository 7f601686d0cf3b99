import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ArticleCard } from '../../schemas/article';
import { type CardRow, cardRows, presentCards } from '../queries/article-cards';
import { published } from '../queries/articles';

/** Most articles of a reading list that are shown. */
const longestList = 200;

/** Likes an article, once a person; a second time changes nothing. */
export const like = async (trx: Knex.Transaction, user: User, slug: string): Promise<void> => {
  const { id } = await published(trx, slug);
  const made: unknown[] = await trx('article_likes')
    .insert({ user_id: user.id, article_id: id })
    .onConflict(['user_id', 'article_id'])
    .ignore()
    .returning('article_id');
  if (made.length > 0) await trx('article_counts').where({ article_id: id }).increment('likes', 1);
};

/** Takes a like back. */
export const unlike = async (trx: Knex.Transaction, user: User, slug: string): Promise<void> => {
  const { id } = await published(trx, slug);
  const gone = await trx('article_likes').where({ user_id: user.id, article_id: id }).delete();
  if (gone > 0) await trx('article_counts').where({ article_id: id }).decrement('likes', 1);
};

/** Puts an article on the person's reading list, or leaves it there. */
export const bookmark = async (trx: Knex.Transaction, user: User, slug: string): Promise<void> => {
  const { id } = await published(trx, slug);
  await trx('article_bookmarks')
    .insert({ user_id: user.id, article_id: id })
    .onConflict(['user_id', 'article_id'])
    .ignore();
};

/** Takes an article off the reading list. */
export const unbookmark = async (trx: Knex.Transaction, user: User, slug: string): Promise<void> => {
  const { id } = await published(trx, slug);
  await trx('article_bookmarks').where({ user_id: user.id, article_id: id }).delete();
};

/** The person's reading list, newest entry first, at most 200; what is no longer published is left out. */
export const readingList = async (core: Core, user: User): Promise<ArticleCard[]> => {
  const rows: CardRow[] = await cardRows(core.db, user.id)
    .join('article_bookmarks as b', 'b.article_id', 'a.id')
    .where('b.user_id', user.id)
    .whereRaw("a.status = 'published'")
    .orderBy([
      { column: 'b.created_at', order: 'desc' },
      { column: 'a.id', order: 'desc' },
    ])
    .limit(longestList);
  return presentCards(core, rows);
};
