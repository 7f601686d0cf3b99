import type { Knex } from 'knex';
import { DiscussionResponse } from '../models/posts';
import { changeResponseCount } from './count-responses';
import { canUndoCondition, createTooLateError } from './restore-discussion';

export const restoreResponse = async (trx: Knex.Transaction, id: string): Promise<DiscussionResponse> => {
  const back = await DiscussionResponse.query(trx)
    .findById(id)
    .whereRaw(canUndoCondition)
    .patch({ deletedAt: null, deletedBy: null });
  if (back === 0) throw createTooLateError();
  const row = await DiscussionResponse.query(trx).findById(id).throwIfNotFound();
  if (row.hiddenAt === null) await changeResponseCount(trx, row.discussionId, 1);
  return row;
};
