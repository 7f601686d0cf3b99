import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Page } from '../models/page';
import { Review } from '../models/review';

/** Removes the own review for good. */
export const deleteReview = async (trx: Knex.Transaction, userId: string, page: Page): Promise<void> => {
  const count = await Review.query(trx).delete().where({ page_id: page.id, user_id: userId });
  if (count === 0) throw notFound('review');
};
