import { BaseModel } from '#core/contract/base-model';
import type { TeamOverview } from '../../schemas/overview';
import type { Report } from '../../schemas/report';
import type { FigureName, PeriodDays } from '../../schemas/values';

/** One figure as it was counted. */
export interface CountedFigure {
  readonly value: number | null;
  readonly previous: number | null;
  readonly middle?: readonly [number, number];
  readonly currency?: string;
}

/** What is counted at once for one length of period; numbers about everybody, never about somebody. */
export interface Counted extends Pick<Report, 'funnel' | 'cohorts' | 'earnings' | 'stages' | 'screens' | 'weeks'> {
  /** Clients in good standing by phase. */
  readonly phases: TeamOverview['clients']['byPhase'];
  readonly figures: Readonly<Record<FigureName, CountedFigure>>;
}

/** The last count for one length of period. */
export class FigureReport extends BaseModel {
  static override tableName = 'figure_reports';
  static override idColumn = 'days';
  static override jsonAttributes = ['body'];
  days!: PeriodDays;
  body!: Counted;
  asOf!: string;
}
