import type { Knex } from 'knex';
import { importKinds, toImportKind } from '#core/contract/imports';
import { type Core, type Provision, provide } from '#core/contract/server';
import { clientPhases, type Figure, figures, journeyMarks } from '#modules/reporting/public';
import type { Phase } from '../schemas/values';
import { createClientKind } from './actions/import-clients';
import { PhaseStepTaken } from './models/phase-change';
import { countByPhase } from './queries/counts';
import { filteredClients } from './queries/filtered-clients';
import { standingsOf } from './queries/standing';

const findMoved = (db: Knex, to: Phase): Knex.QueryBuilder => db(PhaseStepTaken.tableName).where({ to_phase: to });

const movedTo = (phase: Phase, id: string, definition: string): Figure => ({
  id,
  definition,
  kind: 'standing',
  count: async (db, { to }) => {
    const row = await findMoved(db, phase)
      .where('at', '<', to)
      .first<{ n: number }>(db.raw('count(distinct client_id)::int as n'));
    return row.n;
  },
});

/** What others ask of phases, numbers about everybody, and what a file of clients is. */
export const portsOf = (core: Core): readonly Provision[] => [
  provide(clientPhases, {
    countAll: (db) => countByPhase(filteredClients(core, db, {}).whereNull('c.suspended_at'), db),
    find: async (db, ids) =>
      new Map([...(await standingsOf(core, db, ids))].map(([clientId, { view }]) => [clientId, view.phase])),
  }),
  provide(
    figures,
    movedTo('experience', 'moved-to-experience', 'Clients whom the team has ever moved on to an experience.'),
  ),
  // A step leads only to a neighbouring phase, so everybody in aftercare had an experience.
  provide(figures, movedTo('aftercare', 'moved-to-aftercare', 'Clients whom the team has ever moved on to aftercare.')),
  provide(importKinds, toImportKind(createClientKind(core))),
  provide(journeyMarks, { movedOn: (db) => findMoved(db, 'aftercare').select({ user_id: 'client_id', at: 'at' }) }),
];
