import type { Knex } from 'knex';
import { raw } from 'objection';
import { Discussion } from '../models/posts';

/** One visible reply more or less. */
export const changeResponseCount = (trx: Knex.Transaction, discussionId: string, by: 1 | -1): Promise<number> =>
  Discussion.query(trx)
    .findById(discussionId)
    .patch({ responseCount: raw('greatest(0, response_count + ?)', [by]) })
    .then((changed) => changed);
