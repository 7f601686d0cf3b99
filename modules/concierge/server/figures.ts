import type { Figure } from '#core/contract/figures';
import { Booking } from './models/booking';

/** Confirmed places on retreats; what was called off does not count. */
export const retreatBookings: Figure = {
  id: 'retreat-bookings',
  definition: 'Bookings of retreats that were confirmed and not called off; samples do not count.',
  kind: 'standing',
  count: async (db, { to }) => {
    const row = await db(Booking.tableName)
      .whereIn('status', ['confirmed', 'completed'])
      .whereNotNull('experience_id')
      .where({ sample: false })
      .where('created_at', '<', to)
      .first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  },
};
