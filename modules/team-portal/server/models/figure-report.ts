import { Model } from 'objection';
import type { FigureName, PeriodDays } from '../../schemas/metrics';
import type { Report } from '../../schemas/report';
import type { TeamOverview } from '../../schemas/team-client';

/** What is counted at once for one length of period; numbers about everybody, never about somebody. */
export interface Counted extends Pick<Report, 'funnel' | 'cohorts' | 'earnings'> {
  /** Clients in good standing by phase. */
  readonly phases: TeamOverview['clients']['byPhase'];
  readonly figures: Readonly<Record<FigureName, { readonly value: number | null; readonly previous: number | null }>>;
}

/** The last count for one length of period. */
export class FigureReport extends Model {
  static override tableName = 'figure_reports';
  static override idColumn = 'days';
  static override jsonAttributes = ['body'];
  days!: PeriodDays;
  body!: Counted;
  as_of!: string;
}
