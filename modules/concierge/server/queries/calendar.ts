import type { Knex } from 'knex';
import type { CalendarEvent } from '#core/contract/documents';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import type { PlanDay, PlanEntry } from '../../schemas/trip';
import type { Booking } from '../models/booking';
import { dayAfter } from '../planner/trip';
import { openDetails } from './booking-details';

/** Hours of the place at which rooms are usually ready, and have to be left. */
const arrival = '15:00';
const departure = '11:00';

const isCancelled = ({ status }: Booking): boolean => status === 'cancelled' || status === 'refunded';

/** What all events of one trip have in common. */
const commonOf = (core: Core, row: Booking) => ({
  description: `Reference ${row.reference}\n${core.config.baseUrl}/bookings/${row.id}`,
  sequence: row.version,
  status: isCancelled(row) ? ('CANCELLED' as const) : ('CONFIRMED' as const),
  method: 'PUBLISH' as const,
});

/** One entry of the itinerary by the clock of the place; null for one without length. What ends by an earlier hour ends the next day. */
const entryEvent = (
  core: Core,
  row: Booking,
  zone: string,
  { day, date, place }: PlanDay,
  { start, end, title }: PlanEntry,
  index: number,
): CalendarEvent | null => {
  if (start === end) return null;
  const clock = core.port(zones);
  const from = clock.instantOf(date, start, zone);
  const until = clock.instantOf(end > start ? date : dayAfter(date, 1), end, zone);
  if (until <= from) return null;
  return {
    ...commonOf(core, row),
    // Plans do not change once they are asked for, so a place in the plan is a name for good.
    uid: `${row.id}-day-${day}-${index + 1}`,
    start: new Date(from).toISOString(),
    end: new Date(until).toISOString(),
    title,
    location: place,
  };
};

/** The entries of the plan; none where nobody knows by which clock they are meant. */
const planEvents = async (core: Core, db: Knex, row: Booking): Promise<CalendarEvent[]> => {
  const { zone } = row;
  const { plan } = await openDetails(core, db, row);
  if (!plan || !zone) return [];
  return plan.days.flatMap((day) =>
    day.entries.flatMap((entry, index) => entryEvent(core, row, zone, day, entry, index) ?? []),
  );
};

/**
 * The trip as an entry of a calendar, and for its own person each entry of the itinerary. Throws 409 `not-confirmed` before it is
 * agreed.
 */
export const calendarOf = async (core: Core, db: Knex, row: Booking, readerId: string | null): Promise<string> => {
  if (!isCancelled(row) && row.status !== 'confirmed' && row.status !== 'completed')
    throw conflict('not-confirmed', 'There is no date for the calendar before you have accepted a quote.');
  const zone = row.zone ?? 'UTC';
  const clock = core.port(zones);
  const stay: CalendarEvent = {
    ...commonOf(core, row),
    uid: row.id,
    start: new Date(clock.instantOf(row.startDate, arrival, zone)).toISOString(),
    end: new Date(clock.instantOf(row.endDate, departure, zone)).toISOString(),
    title: row.title,
    location: row.destination,
  };
  return core.calendarFile([
    stay,
    ...(row.userId !== null && row.userId === readerId ? await planEvents(core, db, row) : []),
  ]);
};
