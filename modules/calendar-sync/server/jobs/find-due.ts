import type { Job } from '#core/contract/server';
import { refreshFeed } from '../actions/refresh-feed';
import { syncAccount } from '../actions/sync-account';
import type { Context } from '../context';
import { Feed } from '../models/feed';
import { listDueAccounts } from './sync-sessions';

/** Calendars read after one run; the next is five minutes later. */
const mostAtOnce = 500;

/** Has calendars read whose time has come. */
export const createFindDue = (context: Context): Job => ({
  name: 'find-due',
  cron: '*/5 * * * *',
  run: async () => {
    const { db } = context.core;
    const due = await Feed.query(db).where('next_at', '<=', db.fn.now()).orderBy('next_at').limit(mostAtOnce);
    const accounts = await listDueAccounts(context, mostAtOnce);
    await db.transaction(async (trx) => {
      for (const { id } of due) await refreshFeed(context, trx, id);
      for (const userId of accounts) await syncAccount(context, trx, userId);
    });
  },
});
