import type { Figure, Traces } from '#modules/reporting/public';
import { Synthesis } from './models/synthesis';

/** Every version of a reading counts. */
export const readings: Figure = {
  id: 'readings',
  definition: 'Readings that were written for clients in {period}; every version counts.',
  kind: 'within',
  count: async (db, { from, to }) => {
    const row = await db(Synthesis.tableName)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  },
  people: (db, period) => reading.within(db, period),
};

/** Whoever asked for a reading was here. */
export const reading: Traces = {
  within: (db, { from, to }) =>
    db(Synthesis.tableName).where('created_at', '>=', from).where('created_at', '<', to).select('user_id'),
};
