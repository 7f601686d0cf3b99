import type { Knex } from 'knex';
import { fn } from 'objection';
import { DiscussionResponse } from '../models/posts';
import { changeResponseCount } from './count-responses';

/** The same for a reply; the count of its discussion follows what can be seen. */
export const hideResponse = async (trx: Knex.Transaction, id: string, hidden: boolean): Promise<DiscussionResponse> => {
  const changed = await DiscussionResponse.query(trx)
    .findById(id)
    .whereRaw(`hidden_at is ${hidden ? '' : 'not '}null`)
    .patch({ hiddenAt: hidden ? fn.now() : null });
  const row = await DiscussionResponse.query(trx).findById(id).throwIfNotFound();
  if (changed === 1 && row.deletedAt === null) await changeResponseCount(trx, row.discussionId, hidden ? -1 : 1);
  return row;
};
