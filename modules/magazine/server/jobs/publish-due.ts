import type { Core, Job } from '#core/contract/server';
import { enterStage } from '../actions/enter-stage';
import { Article } from '../models/article';

/** Publishes what is due. It is woken at the very time of each article; the cron finds what a stopped product missed. */
export const publishJob = (core: Core): Job => ({
  name: 'publish',
  cron: '*/5 * * * *',
  run: async () => {
    const published = await publishDue(core);
    if (published > 0) core.log.info('published scheduled articles', { published });
  },
});

/** Publishes what is due, each in a transaction of its own; answers how many. Safe to run twice and side by side. */
export const publishDue = async (core: Core): Promise<number> => {
  let count = 0;
  for (;;) {
    const done = await core.db.transaction(async (trx) => {
      const row = await Article.query(trx)
        .where('status', 'scheduled')
        .whereRaw('publish_at <= now()')
        .orderBy('publish_at')
        .forUpdate()
        .skipLocked()
        .first();
      if (!row) return false;
      await enterStage(core, trx, row, 'published', { editor: null, publishedAt: row.publishAt ?? '' });
      return true;
    });
    if (!done) return count;
    count += 1;
  }
};
