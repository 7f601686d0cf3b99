import type { Core } from '#core/contract/server';
import type { Milestones } from '#modules/records/public';
import { Booking } from './models/booking';

/** Confirmed trips on a client's way. */
export const milestonesOf = (core: Core): Milestones => ({
  of: async (userId) => {
    const rows = await Booking.query(core.db)
      .where({ user_id: userId })
      .whereIn('status', ['confirmed', 'completed'])
      .orderBy('updated_at', 'desc')
      .limit(5);
    return rows.map(({ id, title, updatedAt }) => ({
      kind: 'booking',
      label: `Booked: ${title}`,
      at: updatedAt,
      href: `/bookings/${id}`,
    }));
  },
});
