import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { intakeStanding } from '#modules/intake/public';
import { matchStanding, relations } from '#modules/matching/public';
import type { TeamOverview } from '../../schemas/team-client';
import type { FigureReport } from '../models/figure-report';
import { standingsOf } from './standing';

type ByPhase = TeamOverview['clients']['byPhase'];
const none: ByPhase = { intake: 0, assessment: 0, matching: 0, experience: 0, aftercare: 0 };

const everything = async (core: Core, counted: () => Promise<FigureReport>): Promise<TeamOverview> => {
  const { phases: byPhase } = (await counted()).body;
  return {
    scope: 'all',
    clients: { total: Object.values(byPhase).reduce((sum, n) => sum + n, 0), byPhase },
    intakes: await core.port(intakeStanding).waiting(core.db),
    openRequests: await core.port(matchStanding).openRequests(core.db),
  };
};

const own = async (core: Core, user: User): Promise<TeamOverview> => {
  const openings = await core.port(matchStanding).openingsOf(user.id, core.db);
  const open = [...openings].flatMap(([clientId, { consent }]) => (consent ? [clientId] : []));
  const byPhase = { ...none };
  for (const { view } of (await standingsOf(core, core.db, open)).values()) byPhase[view.phase] += 1;
  const caseload = await core.port(relations).caseloadOf(user.id, core.db);
  return {
    scope: 'own',
    clients: { total: openings.size, byPhase },
    intakes: null,
    openRequests: caseload?.requests ?? 0,
  };
};

/** What waits for this member of the team; how many clients there are in the whole product comes with the figures. */
export const overviewOf = (core: Core, user: User, counted: () => Promise<FigureReport>): Promise<TeamOverview> =>
  user.role === 'admin' ? everything(core, counted) : own(core, user);
