import type { Core, PersonalData } from '#core/contract/server';
import { retreatDates } from '#modules/retreats/public';
import { Booking } from '../models/booking';
import { cancelTripPayment } from '../trip-money';
import { openNeeds, openNote } from './booking-details';
import { presentRow } from './bookings';

/** Trips a person asked for. When they leave, places are free again, and trips that are still ahead are no longer to be paid. */
export const bookingData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const rows = await Booking.query(core.db).where({ user_id: userId }).orderBy('created_at');
    const trips = [];
    for (const row of rows)
      trips.push({
        ...presentRow(row),
        services: row.services,
        needs: await openNeeds(core, core.db, row),
        note: await openNote(core, core.db, row),
      });
    return { trips };
  },
  erase: async (trx, userId) => {
    const rows = await Booking.query(trx).where({ user_id: userId }).orderBy('id').forUpdate();
    const today = new Date().toISOString().slice(0, 10);
    for (const row of rows) {
      if (row.status === 'confirmed' && row.experienceId)
        await core.port(retreatDates).freePlaces(trx, row.experienceId, row.guests);
      if (row.status === 'confirmed' && row.startDate > today) await cancelTripPayment(core, trx, row, 'client');
    }
    await Booking.query(trx).delete().where({ user_id: userId });
  },
});
