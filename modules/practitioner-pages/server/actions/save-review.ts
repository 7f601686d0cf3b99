import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid, preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { ReviewInput } from '../../schemas/review';
import type { Page } from '../models/page';
import { Review } from '../models/review';
import { hasWorkedWith, reviewContext, viewOwnReview } from '../queries/reviews';

/** Stores what a client writes of a practitioner they work with. Nobody reads it before an admin did; neither is a change. */
export const saveReview = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  page: Page,
  { stars, text, naming }: ReviewInput,
  ifMatch: string | null,
): Promise<void> => {
  const words = text.trim();
  if (words.length < 20) throw invalid('text', 'Write a sentence of 20 characters or more.');
  if (!(await hasWorkedWith(core, trx, userId, page)))
    throw conflict(
      'no-client',
      'Reviews are open to people who work with this practitioner, once a match is accepted.',
    );
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`review:${page.id}:${userId}`]);
  const before = await Review.query(trx).findOne({ page_id: page.id, user_id: userId }).forUpdate();
  if (before && ifMatch === null) throw preconditionRequired();
  if (before && ifMatch !== String(before.version))
    throw preconditionFailed(await viewOwnReview(core, trx, userId, page));
  const id = before?.id ?? randomUUID();
  const fields = {
    ...({ stars, naming, state: 'waiting', note: null, reply: null } as const),
    textSealed: await core.vault.encrypt(trx, userId, reviewContext(id), words),
    writtenAt: new Date().toISOString(),
  };
  if (before)
    await Review.query(trx)
      .findById(id)
      .patch({ ...fields, version: before.version + 1 });
  else await Review.query(trx).insert({ ...fields, id, pageId: page.id, userId });
};
