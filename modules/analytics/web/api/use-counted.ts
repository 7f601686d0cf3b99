import { useApi } from '#core/web';
import { getMetrics, getReport } from '../../schemas/endpoints';
import type { PeriodDays } from '../../schemas/values';
import { toPeriodQuery } from '../parts/period';

/** The figures of a period; while another is chosen the former stay. */
export const useMetrics = (days: PeriodDays) => useApi(getMetrics, { query: toPeriodQuery(days) }, { keep: true });

/** What the pictures are drawn from. */
export const useReport = (days: PeriodDays) => useApi(getReport, { query: toPeriodQuery(days) }, { keep: true });
