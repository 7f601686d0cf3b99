import type { Knex } from 'knex';
import { invalid, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ReviewDecision } from '../../schemas/review';
import { Review } from '../models/review';
import { toStaffReview } from '../queries/reviews';

/** Publishes a review, or refuses it with a reason that its writer reads. */
export const moderateReview = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  { publish, note }: ReviewDecision,
  ifMatch: string | null,
): Promise<Review> => {
  const row = await Review.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('review');
  if (ifMatch !== String(row.version)) throw preconditionFailed(await toStaffReview(core, trx, row));
  if (!publish && note.trim() === '') throw invalid('note', 'Say why it is refused.');
  await core.audit.record(trx, {
    actor: user.id,
    action: publish ? 'practitioner-pages.review-published' : 'practitioner-pages.review-refused',
    subject: row.userId,
    object: `review:${id}`,
  });
  return Review.query(trx).patchAndFetchById(id, {
    state: publish ? 'published' : 'refused',
    note: publish ? null : note.trim(),
    version: row.version + 1,
  });
};
