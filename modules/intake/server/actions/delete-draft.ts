import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { IntakeDraft } from '../models/intake-draft';
import { type Holder, lockDraft } from '../queries/draft-access';

/** Deletes the caller's open draft for good. */
export const deleteDraft = async (trx: Knex.Transaction, holder: Holder): Promise<void> => {
  const opened = await lockDraft(trx, holder);
  if (!opened) throw notFound('draft');
  await IntakeDraft.query(trx).deleteById(opened.draft.id);
};
