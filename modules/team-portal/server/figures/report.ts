import type { Core } from '#core/contract/server';
import { type CaseloadRow, matchStanding } from '#modules/matching/public';
import type { Report } from '../../schemas/report';
import type { FigureReport } from '../models/figure-report';

/** As many bars as can be looked at; the table of all is the tab of practitioners. */
const shownCaseloads = 60;

/** The pictures of analytics. How full practitioners are is read as it is now: their names are not kept with the counts. */
export const reportOf = async (core: Core, { days, body, as_of }: FigureReport): Promise<Report> => {
  const rows = (await core.db
    .from(core.port(matchStanding).caseloads(core.db).as('load'))
    .orderByRaw('load.clients::float8 / nullif(load.capacity, 0) desc nulls last, load.clients desc, load.name')
    .limit(shownCaseloads)
    .select('load.name', 'load.clients', 'load.capacity')) as CaseloadRow[];
  const { funnel, cohorts, earnings, stages, screens, weeks, figures } = body;
  return {
    days,
    sample: core.config.demo,
    asOf: as_of,
    funnel,
    cohorts,
    earnings,
    // Parts that are newer than the count are told with the next one.
    stages: stages ?? [],
    screens: screens ?? [],
    weeks: weeks ?? [],
    caseloads: rows.map(({ name, clients, capacity }) => ({ name, clients, capacity })),
    practitioners: figures.practitioners.value ?? 0,
  };
};
