import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import { getPublishedArticle } from '../queries/articles';

/** Takes an article off the reading list. */
export const unbookmarkArticle = async (trx: Knex.Transaction, user: User, slug: string): Promise<void> => {
  const { id } = await getPublishedArticle(trx, slug);
  await trx('article_bookmarks').where({ user_id: user.id, article_id: id }).delete();
};
