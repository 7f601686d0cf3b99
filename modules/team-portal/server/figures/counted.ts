import type { Core, Job } from '#core/contract/server';
import { type PeriodDays, periodLengths } from '../../schemas/metrics';
import { FigureReport } from '../models/figure-report';
import { countCommon, recount } from './compute';

/** Older counts are counted again before they are shown; the job keeps them younger. */
const freshMinutes = 15;

/** Counts in the background, so that nobody waits for it. */
export const countJob = (core: Core): Job => ({
  name: 'count',
  cron: '*/5 * * * *',
  run: async () => {
    const common = await countCommon(core);
    for (const days of periodLengths) await recount(core, days, common);
  },
});

/** What was counted for a length of period, at most fifteen minutes ago; parallel readers share one count. */
export const countedFor = (core: Core): ((days: PeriodDays) => Promise<FigureReport>) => {
  const counting = new Map<PeriodDays, Promise<FigureReport>>();
  return async (days) => {
    const held = await FigureReport.query(core.db)
      .findById(days)
      .whereRaw("as_of > now() - (? * interval '1 minute')", [freshMinutes]);
    if (held) return held;
    const running = counting.get(days) ?? recount(core, days).finally(() => counting.delete(days));
    counting.set(days, running);
    return running;
  };
};
