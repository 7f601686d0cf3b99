import type { Knex } from 'knex';
import { Review } from '../models/review';

/** Sets what the practitioner answers below a review; null takes it off. */
export const replyToReview = (trx: Knex.Transaction, { id }: Review, reply: string | null): Promise<Review> =>
  Review.query(trx)
    .patchAndFetchById(id, { reply: reply === null || reply.trim() === '' ? null : reply.trim() })
    .execute();
