import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Figure, JourneyMarks, StageTimes } from '#modules/reporting/public';
import { retreatDates } from '#modules/retreats/public';
import { Booking, BookingHistory } from './models/booking';

/** Bookings that were accepted and hold, with when that was. */
const accepted = (db: Knex): Knex.QueryBuilder =>
  db(`${Booking.tableName} as b`)
    .join(`${BookingHistory.tableName} as h`, (on) =>
      on.on('h.booking_id', 'b.id').andOnVal('h.to_status', 'confirmed'),
    )
    .whereIn('b.status', ['confirmed', 'completed']);
const ofRetreats = (db: Knex, to: string): Knex.QueryBuilder =>
  accepted(db).whereNotNull('b.experience_id').where('h.created_at', '<', to);

/** Confirmed bookings of retreats, and places that were booked with a retreat itself. */
export const countRetreatBookings = (core: Pick<Core, 'port'>): Figure => {
  const ofPlaces = (db: Knex, to: string): Knex.QueryBuilder =>
    db.from(core.port(retreatDates).placesBooked(db).as('p')).where('p.at', '<', to);
  return {
    id: 'retreat-bookings',
    definition: 'Bookings of retreats that were confirmed and not called off.',
    kind: 'standing',
    count: async (db, { to }) => {
      const row = (await ofRetreats(db, to).first(db.raw('count(*)::int as n'))) as { n: number };
      const places = (await ofPlaces(db, to).first(db.raw('count(*)::int as n'))) as { n: number };
      return row.n + places.n;
    },
    people: (db, { to }) =>
      ofRetreats(db, to)
        .whereNotNull('b.user_id')
        .select('b.user_id')
        .unionAll([ofPlaces(db, to).select('p.user_id')]),
  };
};

/** When a booking of a retreat got to this status first, as a query of `at`. */
const firstMoved = (db: Knex, status: 'confirmed' | 'cancelled' | 'completed'): Knex.QueryBuilder =>
  db(BookingHistory.tableName).whereRaw('booking_id = b.id').where({ to_status: status }).min({ at: 'created_at' });

const ofAnyStatus = (db: Knex): Knex.QueryBuilder =>
  db(`${Booking.tableName} as b`).whereNotNull('b.experience_id').where('b.sample', false);

/** Retreats that took place: the team marks them after the last day. `ended` is the end of that day, in UTC. */
const tookPlace = (db: Knex): Knex.QueryBuilder =>
  ofAnyStatus(db)
    .whereExists(
      db(BookingHistory.tableName).whereRaw('booking_id = b.id').where({ to_status: 'completed' }).select('id'),
    )
    .select(
      'b.user_id',
      db.raw("b.start_date::timestamp at time zone 'UTC' as began"),
      db.raw("(b.end_date + 1)::timestamp at time zone 'UTC' as ended"),
    );

/** From the first to the last day of a retreat. */
export const retreatTimes: StageTimes = {
  stage: 'retreat',
  definition:
    'From the first day of a booked retreat to its last, of retreats that the team marked as having taken place.',
  within: (db, { from, to }) =>
    db.from(tookPlace(db).as('r')).where('r.ended', '>=', from).where('r.ended', '<', to).select('r.began', 'r.ended'),
};

/** How booked retreats go out: they take place, or are called off after they had been confirmed. */
export const retreatMarks: JourneyMarks = {
  ended: (db, { from, to }) => {
    const off = ofAnyStatus(db)
      .whereIn('b.status', ['cancelled', 'refunded'])
      .whereExists(
        db(BookingHistory.tableName).whereRaw('booking_id = b.id').where({ to_status: 'confirmed' }).select('id'),
      )
      .whereNotExists(
        db(BookingHistory.tableName).whereRaw('booking_id = b.id').where({ to_status: 'completed' }).select('id'),
      )
      .select('b.user_id', { at: firstMoved(db, 'cancelled') }, db.raw('false as finished'));
    const over = db.from(tookPlace(db).as('r')).select('r.user_id', { at: 'r.ended' }, db.raw('true as finished'));
    return db
      .from(over.unionAll([off]).as('e'))
      .whereNotNull('e.user_id')
      .where('e.at', '>=', from)
      .where('e.at', '<', to)
      .select('e.user_id', 'e.at', 'e.finished');
  },
};
