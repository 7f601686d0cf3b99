import type { Core } from '#core/contract/server';
import type { QuoteSubjectFacts } from '#modules/money/public';
import { addressOf } from './actions/notify-person';
import { Booking } from './models/booking';

export const quoteSubjectPrefix = 'concierge:booking';

/** A request for a trip, as a quote is made about it. */
export const findQuoteSubject =
  (core: Core) =>
  async (db: PortDatabase, id: string): Promise<QuoteSubjectFacts | null> => {
    const row = await Booking.query(db).findById(id);
    if (!row) return null;
    const person = row.userId === null ? null : await core.people.contact(db, row.userId);
    return {
      label: `${row.title}, ${row.reference}`,
      path: `/bookings/${id}`,
      name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
      email: await addressOf(core, db, row),
      language: person?.language ?? 'en',
      description: row.title,
    };
  };
