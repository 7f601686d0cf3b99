import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import { Discussion } from '../models/posts';

/** How long an author may bring back what they deleted. */
const undoMinutes = 30;

export const canUndoCondition = `deleted_at > now() - interval '${undoMinutes} minutes'`;

export const createTooLateError = () =>
  conflict('undo-too-late', `This was deleted more than ${undoMinutes} minutes ago.`);

export const restoreDiscussion = async (trx: Knex.Transaction, id: string): Promise<Discussion> => {
  const back = await Discussion.query(trx)
    .findById(id)
    .whereRaw(canUndoCondition)
    .patch({ deletedAt: null, deletedBy: null });
  if (back === 0) throw createTooLateError();
  return Discussion.query(trx).findById(id).throwIfNotFound();
};
