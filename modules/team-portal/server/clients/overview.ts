import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { intakeStanding } from '#modules/intake/public';
import { laborStanding } from '#modules/labors/public';
import { matchStanding, relations } from '#modules/matching/public';
import { profileStanding } from '#modules/profile/public';
import type { Phase, TeamOverview } from '../../schemas/team-client';
import { ClientPhase } from '../models/client-phase';
import { derivedPhase } from './rules';
import { standingsOf } from './standing';

type ByPhase = TeamOverview['clients']['byPhase'];
const none: ByPhase = { intake: 0, assessment: 0, matching: 0, experience: 0, aftercare: 0 };

interface Group {
  readonly phase: Phase | null;
  readonly recorded: boolean;
  readonly completed: boolean;
  readonly done: number;
  readonly n: number;
}

/** Clients in good standing, grouped by what decides their phase, so that the rules stay in one place. */
const groups = async (core: Core, db: Knex): Promise<Group[]> =>
  (await db
    .from(core.people.accounts(db, 'client').whereNull('suspended_at').as('client'))
    .leftJoin(core.port(profileStanding).recorded(db).as('record'), 'record.user_id', 'client.id')
    .leftJoin(core.port(profileStanding).completed(db).as('profile'), 'profile.user_id', 'client.id')
    .leftJoin(core.port(laborStanding).done(db).as('labors'), 'labors.user_id', 'client.id')
    .leftJoin(`${ClientPhase.tableName} as set`, 'set.client_id', 'client.id')
    .groupByRaw('1, 2, 3, 4')
    .select(
      db.raw('"set".phase as phase'),
      db.raw('record.user_id is not null as recorded'),
      db.raw('profile.user_id is not null as completed'),
      db.raw('coalesce(labors.done, 0) as done'),
      db.raw('count(*)::int as n'),
    )) as Group[];

const everything = async (core: Core): Promise<TeamOverview> => {
  const byPhase = { ...none };
  for (const group of await groups(core, core.db))
    byPhase[group.phase ?? derivedPhase({ ...group, accepted: false })] += group.n;
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

/** What waits for this member of the team. */
export const overviewOf = (core: Core, user: User): Promise<TeamOverview> =>
  user.role === 'admin' ? everything(core) : own(core, user);
