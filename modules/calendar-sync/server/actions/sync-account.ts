import type { Knex } from 'knex';
import type { Context } from '../context';

/** Has a practitioner's sessions and their calendar compared now; many wishes are one sync. */
export const syncAccount = ({ core, syncSessions }: Context, trx: Knex.Transaction, userId: string): Promise<void> =>
  core.jobs.enqueue(trx, syncSessions, { userId }, { key: `account:${userId}`, maxAttempts: 5 });
