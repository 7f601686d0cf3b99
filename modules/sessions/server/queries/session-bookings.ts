import type { Knex } from 'knex';
import type { Figure, Period } from '#modules/reporting/public';

const booked = (db: Knex, { to }: Period): Knex.QueryBuilder =>
  db('session_places').whereNot({ status: 'cancelled' }).where('created_at', '<', to);

/** Clients' places in sessions. */
export const sessionBookings: Figure = {
  id: 'session-bookings',
  definition: 'Places in sessions that clients booked and that were not called off.',
  kind: 'standing',
  count: async (db, period) => {
    const row = (await booked(db, period).first(db.raw('count(*)::int as n'))) as { n: number };
    return row.n;
  },
  people: (db, period) => booked(db, period).select({ user_id: 'client_id' }),
};
