import type { Knex } from 'knex';
import { fn } from 'objection';
import type { User } from '#core/contract/route';
import { DiscussionResponse } from '../models/posts';
import { changeResponseCount } from './count-responses';

/** Takes a reply away; who deletes what is gone already changes nothing. */
export const deleteResponse = async (trx: Knex.Transaction, user: User, row: DiscussionResponse): Promise<void> => {
  const gone = await DiscussionResponse.query(trx)
    .findById(row.id)
    .whereNull('deleted_at')
    .patch({ deletedAt: fn.now(), deletedBy: user.id });
  if (gone === 1 && row.hiddenAt === null) await changeResponseCount(trx, row.discussionId, -1);
};
