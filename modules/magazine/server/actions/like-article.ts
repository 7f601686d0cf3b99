import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import { getPublishedArticle } from '../queries/articles';

/** Likes an article, once a person; a second time changes nothing. */
export const likeArticle = async (trx: Knex.Transaction, user: User, slug: string): Promise<void> => {
  const { id } = await getPublishedArticle(trx, slug);
  const made: unknown[] = await trx('article_likes')
    .insert({ user_id: user.id, article_id: id })
    .onConflict(['user_id', 'article_id'])
    .ignore()
    .returning('article_id');
  if (made.length > 0) await trx('article_counts').where({ article_id: id }).increment('likes', 1);
};
