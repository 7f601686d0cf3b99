import type { Core, Job } from '#core/contract/server';
import { periodLengths } from '../../schemas/values';
import { countCommon, recount } from '../actions/count-figures';

/** Counts in the background, so that nobody waits for it. */
export const countJob = (core: Core): Job => ({
  name: 'count',
  cron: '*/5 * * * *',
  run: async () => {
    const common = await countCommon(core);
    for (const days of periodLengths) await recount(core, days, common);
  },
});
