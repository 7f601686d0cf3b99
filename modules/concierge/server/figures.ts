import type { Knex } from 'knex';
import type { Earning, Earnings, Figure, Period } from '#core/contract/figures';
import { Booking, BookingHistory } from './models/booking';

const confirmed = (db: Knex) =>
  db(Booking.tableName).whereIn('status', ['confirmed', 'completed']).where({ sample: false });
const onRetreats = (db: Knex, { to }: Period) =>
  confirmed(db).whereNotNull('experience_id').where('created_at', '<', to);

/** Confirmed places on retreats; what was called off does not count. */
export const retreatBookings: Figure = {
  id: 'retreat-bookings',
  definition: 'Bookings of retreats that were confirmed and not called off; samples do not count.',
  kind: 'standing',
  count: async (db, period) => {
    const row = (await onRetreats(db, period).first(db.raw('count(*)::int as n'))) as { n: number };
    return row.n;
  },
  people: (db, period) => onRetreats(db, period).whereNotNull('user_id').select('user_id'),
};

/** Agreed prices, by the moment at which the booking was confirmed. */
export const bookedPrices: Earnings = {
  within: async (db, { from, to }) =>
    (await confirmed(db)
      .whereNotNull('price_minor')
      .whereNotNull('currency')
      .whereIn(
        'id',
        db(BookingHistory.tableName)
          .where({ to_status: 'confirmed' })
          .where('created_at', '>=', from)
          .where('created_at', '<', to)
          .select('booking_id'),
      )
      .groupByRaw('1, 2')
      .select(
        db.raw("case when experience_id is null then 'concierge' else 'retreats' end as kind"),
        'currency',
        db.raw('sum(price_minor)::float8 as minor'),
        db.raw('count(*)::int as bookings'),
      )) as Earning[],
};
