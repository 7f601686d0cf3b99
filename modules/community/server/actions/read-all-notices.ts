import type { Knex } from 'knex';
import { readNotice } from './read-notice';

/** Marks everything as read. */
export const readAllNotices = (trx: Knex, userId: string): Promise<void> => readNotice(trx, userId, null);
