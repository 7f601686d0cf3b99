import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ClientCounts, TeamClientFilter } from '../../schemas/client';
import { type Phase, phases } from '../../schemas/values';
import { filteredClients } from './filtered-clients';
import { ownClients } from './own-clients';

const byPhase = (counted: ReadonlyMap<Phase, number>): ClientCounts['byPhase'] => {
  const count = (phase: Phase): number => counted.get(phase) ?? 0;
  return {
    intake: count('intake'),
    assessment: count('assessment'),
    matching: count('matching'),
    experience: count('experience'),
    aftercare: count('aftercare'),
  };
};

/** Rows of `filteredClients`, counted. */
export const countByPhase = async (rows: Knex.QueryBuilder, db: Knex): Promise<ReadonlyMap<Phase, number>> => {
  const found = (await rows.groupBy('c.phase').select('c.phase', db.raw('count(*)::int as n'))) as {
    phase: Phase;
    n: number;
  }[];
  return new Map(found.map(({ phase, n }) => [phase, n]));
};

/** How many clients the filters leave in each phase; `closed` are a practitioner's clients whose phase is not open. */
export const clientCounts = async (core: Core, user: User, filter: TeamClientFilter): Promise<ClientCounts> => {
  if (user.role === 'admin') {
    const counted = await countByPhase(filteredClients(core, core.db, filter), core.db);
    return { byPhase: byPhase(counted), closed: 0 };
  }
  const own = await ownClients(core, user, filter);
  const inPhase = (phase: Phase): number => own.filter(({ standing }) => standing?.phase === phase).length;
  return {
    byPhase: byPhase(new Map(phases.map((phase) => [phase, inPhase(phase)]))),
    closed: own.filter(({ standing }) => standing === null).length,
  };
};
