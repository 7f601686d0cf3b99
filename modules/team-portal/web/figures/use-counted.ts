import { type ApiState, useApi } from '#core/web';
import type { Metrics, PeriodDays } from '../../schemas/metrics';
import type { Report } from '../../schemas/report';
import { ofPeriod } from './period';

/** The figures of a period; while another is chosen the former stay. */
export const useMetrics = (days: PeriodDays): ApiState<Metrics> =>
  useApi<Metrics>(ofPeriod('/api/analytics/metrics', days), { keep: true });

/** What the pictures are drawn from. */
export const useReport = (days: PeriodDays): ApiState<Report> =>
  useApi<Report>(ofPeriod('/api/analytics/report', days), { keep: true });
