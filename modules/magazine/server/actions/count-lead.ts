import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import { isCountedReader } from '../policies/article';
import { getPublishedArticle } from '../queries/articles';

/** Counts that somebody read an article and then booked in the same visit. Who it was, and what else they read, is not stored. */
export const countLead = async (trx: Knex.Transaction, slug: string, user: User): Promise<void> => {
  const article = await getPublishedArticle(trx, slug);
  if (user.role !== 'client' || !isCountedReader(user, article)) return;
  await trx('article_leads')
    .insert({
      article_id: article.id,
      month: trx.raw("date_trunc('month', now() at time zone 'UTC')::date"),
      bookings: 1,
    })
    .onConflict(['month', 'article_id'])
    .merge({ bookings: trx.raw('article_leads.bookings + 1') });
};
