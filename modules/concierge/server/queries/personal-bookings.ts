import type { Core, PersonalData } from '#core/contract/server';
import { retreatDates } from '#modules/retreats/public';
import { Booking } from '../models/booking';
import { openNeeds, openNote } from './booking-details';
import { presentRow } from './bookings';

/** Trips a person asked for. Places that are still ahead are free again when they leave. */
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
    for (const row of rows)
      if (row.status === 'confirmed' && row.experienceId)
        await core.port(retreatDates).freePlaces(trx, row.experienceId, row.guests);
    await Booking.query(trx).delete().where({ user_id: userId });
  },
});
