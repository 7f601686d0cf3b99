import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { intakeStanding } from '#modules/intake/public';
import { matchStanding, relations } from '#modules/matching/public';
import { clientPhases } from '#modules/reporting/public';
import { consents } from '#modules/sharing/public';
import type { TeamOverview } from '../../schemas/overview';
import type { FigureReport } from '../models/figure-report';

type ByPhase = TeamOverview['clients']['byPhase'];
const none: ByPhase = { intake: 0, assessment: 0, matching: 0, experience: 0, aftercare: 0 };

/** Counts as the team reads them; without a keeper of phases nobody is in any. */
export const toByPhase = (counted: ReadonlyMap<string, number>): ByPhase => {
  const byPhase = { ...none };
  for (const phase of Object.keys(byPhase) as (keyof ByPhase)[]) byPhase[phase] = counted.get(phase) ?? 0;
  return byPhase;
};

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
  const openings = await core.port(consents).openingsOf(user.id, core.db);
  const open = [...openings].flatMap(([clientId, { consent }]) => (consent ? [clientId] : []));
  const [keeper] = core.ports(clientPhases);
  const counted = new Map<string, number>();
  for (const phase of (await keeper?.find(core.db, open))?.values() ?? [])
    counted.set(phase, (counted.get(phase) ?? 0) + 1);
  const caseload = await core.port(relations).caseloadOf(user.id, core.db);
  return {
    scope: 'own',
    clients: { total: openings.size, byPhase: toByPhase(counted) },
    intakes: null,
    openRequests: caseload?.requests ?? 0,
  };
};

/** What waits for this member of the team; how many clients there are in the whole product comes with the figures. */
export const overviewOf = (core: Core, user: User, counted: () => Promise<FigureReport>): Promise<TeamOverview> =>
  user.role === 'admin' ? everything(core, counted) : own(core, user);
