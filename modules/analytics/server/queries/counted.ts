import { unavailable } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { PeriodDays } from '../../schemas/values';
import { recount } from '../actions/count-figures';
import { FigureReport } from '../models/figure-report';

/** Older counts are counted again before they are shown; the job keeps them younger. */
const freshMinutes = 15;

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
    const stored = await FigureReport.query(core.db).findById(days);
    if (stored && Date.parse(stored.asOf) > Date.now() - freshMinutes * 60_000) return stored;
    const running = again(days);
    if (!stored) return running.catch(rethrow);
    // A count may take long on a busy database, or fail there: readers get the last one, which says of when it is.
    running.catch((error: unknown) => core.log.warn('figures could not be counted', { days, error: String(error) }));
    return stored;
  };
};
