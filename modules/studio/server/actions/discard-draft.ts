import type { Knex } from 'knex';
import type { Target } from '../queries/catalogue';
import type { StudioParts } from '../queries/documents';
import { type Change, getDraft, lockDocument } from '../queries/lock-document';
import { changeDraft, noDraft } from './change-draft';

/** Throws a draft away; what is shown stays. */
export const discardDraft = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  change: Change,
): Promise<void> => {
  const row = await lockDocument(parts, trx, target, change);
  getDraft(row);
  await changeDraft(parts, trx, target, row, noDraft, { act: 'draft-discarded', ...change });
};
