import type { Knex } from 'knex';
import type { RetreatGuests } from '#modules/retreats/public';
import { Booking } from '../models/booking';

/** Confirmed bookings of a date of a retreat, for its roster. */
export const listGuests = async (db: Knex, dateId: string): Promise<readonly RetreatGuests[]> => {
  const rows = await Booking.query(db)
    .where({ experience_id: dateId })
    .whereIn('status', ['confirmed', 'completed'])
    .orderBy(['created_at', 'id']);
  return rows.map(({ id, reference, userId, email, guests }) => ({
    reference,
    userId,
    email,
    guests,
    path: `/bookings/${id}`,
  }));
};
