import type { Knex } from 'knex';
import type { Figure, Traces } from '#core/contract/figures';
import type { LaborStanding } from '../public';
import { LaborResponse } from './models/labor-response';
import { LaborResponseVersion } from './models/labor-response-version';

const saved = (db: Knex) => db(LaborResponse.tableName).where({ status: 'saved' }).where('words', '>', 0);

/** Saved answers by person, for joins. */
export const standing: LaborStanding = {
  done: (db, before) =>
    saved(db)
      .modify((query) => {
        if (before) query.where('created_at', '<', before);
      })
      .groupBy('user_id')
      .select('user_id', db.raw('count(*)::int as done')),
};

/** Each person counts once for each of the twelve. */
export const answered: Figure = {
  id: 'labors-answered',
  definition:
    'Labors with a saved answer, added up over everybody; withdrawn answers and recordings without words do not count.',
  kind: 'standing',
  count: async (db, { to }) => {
    const row = await saved(db).where('created_at', '<', to).first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  },
  people: (db, { to }) => saved(db).where('created_at', '<', to).select('user_id'),
};

/** Every saved version stays as it was, so it tells when somebody wrote. */
export const writing: Traces = {
  within: (db, { from, to }) =>
    db(`${LaborResponseVersion.tableName} as v`)
      .join(`${LaborResponse.tableName} as r`, 'r.id', 'v.response_id')
      .where('v.saved_at', '>=', from)
      .where('v.saved_at', '<', to)
      .select('r.user_id'),
};
