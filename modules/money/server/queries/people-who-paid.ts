import type { Knex } from 'knex';
import type { Figure, Period } from '#modules/reporting/public';

const paid = (db: Knex, { to }: Period): Knex.QueryBuilder =>
  db('money_documents')
    .where({ kind: 'invoice', is_sample: false })
    .whereNotNull('user_id')
    .whereRaw('received > refunded')
    .where('created_at', '<', to);

/** People with an account who paid something that was not given back. */
export const peopleWhoPaid: Figure = {
  id: 'people-who-paid',
  definition:
    'People with an account who paid anything of an invoice and were not given all of it back, each counted once.',
  kind: 'standing',
  count: async (db, period) => {
    const row = (await paid(db, period).first(db.raw('count(distinct user_id)::int as n'))) as { n: number };
    return row.n;
  },
  people: (db, period) => paid(db, period).select('user_id'),
};
