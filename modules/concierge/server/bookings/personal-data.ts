import type { Core, PersonalData } from '#core/contract/server';
import { Booking } from '../models/booking';
import { Waiting } from '../models/experience';
import { freePlaces } from './places';
import { presentRow } from './read';
import { openNeeds, openNote } from './sealed';

/** Trips a person asked for, and the retreats they wait for. Places that are still ahead are free again when they leave. */
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
    const waitlists = await Waiting.query(core.db).where({ user_id: userId }).orderBy('created_at');
    return {
      trips,
      waitlists: waitlists.map(({ experienceId, guests, createdAt }) => ({
        experienceId,
        guests,
        createdAt,
      })),
    };
  },
  erase: async (trx, userId) => {
    await Waiting.query(trx).delete().where({ user_id: userId });
    const rows = await Booking.query(trx).where({ user_id: userId }).orderBy('id').forUpdate();
    for (const row of rows)
      if (row.status === 'confirmed' && row.experienceId) await freePlaces(core, trx, row.experienceId, row.guests);
    await Booking.query(trx).delete().where({ user_id: userId });
  },
});
