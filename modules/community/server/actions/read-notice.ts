import type { Knex } from 'knex';
import { fn } from 'objection';
import { Notice } from '../models/notices';

/** Marks one as read, or all. */
export const readNotice = async (trx: Knex, userId: string, id: string | null): Promise<void> => {
  await Notice.query(trx)
    .where({ user_id: userId, ...(id === null ? {} : { id }) })
    .whereNull('read_at')
    .patch({ readAt: fn.now() });
};
