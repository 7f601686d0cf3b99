import type { Knex } from 'knex';
import { type Provision, provide } from '#core/contract/server';
import { journeyMarks, type Period, samples, stageTimes } from '#modules/reporting/public';
import { AftercarePlan } from './models/aftercare-plan';

const realPlans = (db: Knex): Knex.QueryBuilder => db(AftercarePlan.tableName).where({ sample: false });

/** Plans of a client in the order in which they were written: the first is the integration, the others are aftercare. */
const findClosed = (db: Knex, place: string, { from, to }: Period): Knex.QueryBuilder =>
  db
    .from(
      realPlans(db)
        .select(
          'created_at',
          'closed_at',
          db.raw('row_number() over (partition by client_id order by created_at, id) as place'),
        )
        .as('plan'),
    )
    .whereRaw(`plan.place ${place}`)
    .where('plan.closed_at', '>=', from)
    .where('plan.closed_at', '<', to)
    .select({ began: 'plan.created_at', ended: 'plan.closed_at' });

/** What others ask of plans: numbers about everybody, and who was invented. */
export const ports: readonly Provision[] = [
  provide(stageTimes, {
    stage: 'integration',
    definition: 'From the day the first plan of aftercare was written to the day it was closed.',
    within: (db, period) => findClosed(db, '= 1', period),
  }),
  provide(stageTimes, {
    stage: 'aftercare',
    definition: 'From the day a further plan of aftercare was written to the day it was closed.',
    within: (db, period) => findClosed(db, '> 1', period),
  }),
  provide(journeyMarks, {
    followedUp: (db) => realPlans(db).select({ user_id: 'client_id', began: 'created_at', ended: 'closed_at' }),
  }),
  // Nobody else has plans that are samples.
  provide(samples, {
    find: async (db, userIds) => {
      if (userIds.length === 0) return new Set();
      const rows = await AftercarePlan.query(db)
        .where({ sample: true })
        .whereIn('client_id', [...userIds])
        .distinct('client_id');
      return new Set(rows.map(({ clientId }) => clientId));
    },
  }),
];
