import type { Core, Job } from '#core/contract/server';
import { LaborResponse } from '../models/labor-response';

/** Days in which a withdrawn answer can be brought back. */
export const trashDays = 30;

/** Removes answers that were withdrawn more than 30 days ago, with their versions. */
export const sweepWithdrawn = (core: Core): Job => ({
  name: 'sweep-withdrawn',
  cron: '17 3 * * *',
  run: async () => {
    const removed = await LaborResponse.query(core.db)
      .delete()
      .where('status', 'withdrawn')
      .whereRaw("withdrawn_at < now() - (? * interval '1 day')", [trashDays]);
    if (removed > 0) core.log.info('removed withdrawn answers', { removed });
  },
});
