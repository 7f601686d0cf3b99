import type { Knex } from 'knex';
import type { Earnings, Figure } from '#core/contract/figures';
import { Booking, BookingHistory } from './models/booking';

/** Bookings that were accepted and hold, with when that was; samples never count. */
const accepted = (db: Knex): Knex.QueryBuilder =>
  db(`${Booking.tableName} as b`)
    .join(`${BookingHistory.tableName} as h`, (on) =>
      on.on('h.booking_id', 'b.id').andOnVal('h.to_status', 'confirmed'),
    )
    .whereIn('b.status', ['confirmed', 'completed'])
    .where('b.sample', false);
const ofRetreats = (db: Knex, to: string): Knex.QueryBuilder =>
  accepted(db).whereNotNull('b.experience_id').where('h.created_at', '<', to);

/** Confirmed bookings of retreats. */
export const retreatBookings: Figure = {
  id: 'retreat-bookings',
  definition: 'Bookings of retreats that were confirmed and not called off; samples do not count.',
  kind: 'standing',
  count: async (db, { to }) => {
    const row = (await ofRetreats(db, to).first(db.raw('count(*)::int as n'))) as { n: number };
    return row.n;
  },
  people: (db, { to }) => ofRetreats(db, to).whereNotNull('b.user_id').select('b.user_id'),
};

/** What was agreed by accepting a quote. */
export const agreed: Earnings = {
  within: async (db, { from, to }) => {
    const rows = (await accepted(db)
      .whereNotNull('b.price_minor')
      .where('h.created_at', '>=', from)
      .where('h.created_at', '<', to)
      .groupByRaw('1, 2')
      .select(
        db.raw("case when b.experience_id is null then 'concierge' else 'retreats' end as kind"),
        'b.currency',
        db.raw('sum(b.price_minor)::bigint as minor'),
        db.raw('count(*)::int as bookings'),
      )) as { kind: 'concierge' | 'retreats'; currency: string; minor: string; bookings: number }[];
    return rows.map((row) => ({ ...row, minor: Number(row.minor) }));
  },
};
