import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/profile/public';
import type { Booking } from '../models/booking';

/** Hours of the place at which rooms are usually ready, and have to be left. */
const arrival = '15:00';
const departure = '11:00';

const instantOf = (core: Core, date: string, time: string, zone: string | null): string =>
  new Date(core.port(zones).instantOf(date, time, zone ?? 'UTC')).toISOString();

/** The trip as one entry of a calendar. Throws 409 `not-confirmed` before it is agreed. */
export const calendarOf = (core: Core, row: Booking): string => {
  const cancelled = row.status === 'cancelled' || row.status === 'refunded';
  if (!cancelled && row.status !== 'confirmed' && row.status !== 'completed')
    throw conflict('not-confirmed', 'There is no date for the calendar before you have accepted a quote.');
  return core.calendarFile({
    uid: row.id,
    start: instantOf(core, row.start_date, arrival, row.zone),
    end: instantOf(core, row.end_date, departure, row.zone),
    title: row.title,
    location: row.destination,
    description: `Reference ${row.reference}\n${core.config.baseUrl}/bookings/${row.id}`,
    sequence: row.version,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    method: 'PUBLISH',
  });
};
