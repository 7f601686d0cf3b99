import type { Knex } from 'knex';
import type { Context } from '../context';

/** Has a calendar read now; many wishes are one reading. */
export const refreshFeed = ({ core, readFeed }: Context, trx: Knex.Transaction, feedId: string): Promise<void> =>
  core.jobs.enqueue(trx, readFeed, { feedId }, { key: `feed:${feedId}`, maxAttempts: 5 });
