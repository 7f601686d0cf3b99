import type { Core } from '#core/contract/server';
import { matchStanding } from '#modules/matching/public';
import type { Report } from '../../schemas/report';
import type { FigureReport } from '../models/figure-report';

/** As many bars as can be looked at; the table of all is the tab of practitioners. */
const shownCaseloads = 60;

/** The pictures of analytics. How full practitioners are is read as it is now: their names are not kept with the counts. */
export const reportOf = async (core: Core, { days, body, asOf }: FigureReport): Promise<Report> => {
  const caseloads = await core.port(matchStanding).listCaseloads(core.db, shownCaseloads);
  const { funnel, cohorts, earnings, stages, screens, weeks, figures } = body;
  return {
    days,
    sample: core.config.demo,
    asOf,
    funnel,
    cohorts,
    earnings,
    // Parts that are newer than the count are shown with the next one.
    stages: stages ?? [],
    screens: screens ?? [],
    weeks: weeks ?? [],
    caseloads: caseloads.map(({ name, clients, capacity }) => ({ name, clients, capacity })),
    practitioners: figures.practitioners.value ?? 0,
  };
};
