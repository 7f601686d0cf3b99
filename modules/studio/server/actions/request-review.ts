import type { Knex } from 'knex';
import type { Target } from '../queries/catalogue';
import type { StudioParts } from '../queries/documents';
import { type Change, getDraft, lockDocument } from '../queries/lock-document';
import { changeDraft, requireComplete } from './change-draft';

/** Hands a complete draft to a second person. */
export const requestReview = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  change: Change,
): Promise<void> => {
  const row = await lockDocument(parts, trx, target, change);
  await requireComplete(parts.core, trx, target, getDraft(row));
  await changeDraft(parts, trx, target, row, { draftState: 'in-review' }, { act: 'review-requested', ...change });
};
