import type { Knex } from 'knex';
import type { Target } from '../queries/catalogue';
import type { StudioParts } from '../queries/documents';
import { type Change, getDraft, lockDocument } from '../queries/lock-document';
import { changeDraft } from './change-draft';

/** Takes a draft back from review, or from the time at which it was to be published. */
export const recallDraft = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  change: Change,
): Promise<void> => {
  const row = await lockDocument(parts, trx, target, change);
  getDraft(row);
  await changeDraft(
    parts,
    trx,
    target,
    row,
    { draftState: 'draft', publishAt: null, approvedBy: null },
    { act: 'draft-recalled', ...change },
  );
};
