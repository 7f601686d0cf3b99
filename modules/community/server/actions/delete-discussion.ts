import type { Knex } from 'knex';
import { fn } from 'objection';
import type { User } from '#core/contract/route';
import { Discussion } from '../models/posts';

/** Takes a discussion away with its replies. */
export const deleteDiscussion = async (trx: Knex.Transaction, user: User, id: string): Promise<void> => {
  await Discussion.query(trx).findById(id).patch({ deletedAt: fn.now(), deletedBy: user.id });
};
