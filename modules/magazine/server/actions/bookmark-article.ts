import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import { getPublishedArticle } from '../queries/articles';

/** Puts an article on the person's reading list, or leaves it there. */
export const bookmarkArticle = async (trx: Knex.Transaction, user: User, slug: string): Promise<void> => {
  const { id } = await getPublishedArticle(trx, slug);
  await trx('article_bookmarks')
    .insert({ user_id: user.id, article_id: id })
    .onConflict(['user_id', 'article_id'])
    .ignore();
};
