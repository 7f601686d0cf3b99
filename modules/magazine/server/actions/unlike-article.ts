import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import { getPublishedArticle } from '../queries/articles';

/** Takes a like back. */
export const unlikeArticle = async (trx: Knex.Transaction, user: User, slug: string): Promise<void> => {
  const { id } = await getPublishedArticle(trx, slug);
  const gone = await trx('article_likes').where({ user_id: user.id, article_id: id }).delete();
  if (gone > 0) await trx('article_counts').where({ article_id: id }).decrement('likes', 1);
};
