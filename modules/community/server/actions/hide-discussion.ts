import type { Knex } from 'knex';
import { fn } from 'objection';
import { Discussion } from '../models/posts';

/** Hides a discussion or shows it again; twice is once. */
export const hideDiscussion = async (trx: Knex.Transaction, id: string, hidden: boolean): Promise<Discussion> => {
  await Discussion.query(trx)
    .findById(id)
    .patch({ hiddenAt: hidden ? fn.now() : null });
  return Discussion.query(trx).findById(id).throwIfNotFound();
};
