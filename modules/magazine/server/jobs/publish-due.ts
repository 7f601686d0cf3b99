import type { Core, Job } from '#core/contract/server';
import { forgetVisitors } from '../actions/count-view';
import { publishDue } from '../actions/move-article';

/** Publishes what is due. It is woken at the very time of each article; the cron finds what a stopped product missed. */
export const publishJob = (core: Core): Job => ({
  name: 'publish',
  cron: '*/5 * * * *',
  run: async () => {
    const published = await publishDue(core);
    if (published > 0) core.log.info('published scheduled articles', { published });
  },
});

/** Throws away yesterday's salt and everything that was digested with it. */
export const forgetJob = (core: Core): Job => ({
  name: 'forget-visitors',
  cron: '3 0 * * *',
  run: async () => {
    await forgetVisitors(core.db);
  },
});
