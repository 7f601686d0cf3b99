import { unavailable } from '#core/contract/errors';
import type { Core, Job } from '#core/contract/server';
import { type PeriodDays, periodLengths } from '../../schemas/values';
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

/** What PostgreSQL says of a query that took longer than it may, or waited for a lock too long. */
const tookTooLong = new Set<unknown>(['57014', '55P03']);
const rethrow = (error: unknown): never => {
  throw tookTooLong.has((error as { code?: unknown }).code)
    ? unavailable('The figures are still being counted. Try again in a moment.')
    : error;
};

/** What was counted for a length of period: fresh, or the last count while a new one is under way; parallel readers share one. */
export const countedFor = (core: Core): ((days: PeriodDays) => Promise<FigureReport>) => {
  const counting = new Map<PeriodDays, Promise<FigureReport>>();
  const again = (days: PeriodDays): Promise<FigureReport> => {
    const running = counting.get(days) ?? recount(core, days).finally(() => counting.delete(days));
    counting.set(days, running);
    return running;
  };
  return async (days) => {
    const held = await FigureReport.query(core.db).findById(days);
    if (held && Date.parse(held.asOf) > Date.now() - freshMinutes * 60_000) return held;
    const running = again(days);
    if (!held) return running.catch(rethrow);
    // A count may take long on a busy database, or fail there: whoever reads gets the last one, which says of when it is.
    running.catch((error: unknown) => core.log.warn('figures could not be counted', { days, error: String(error) }));
    return held;
  };
};
