import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { retreatDates } from '#modules/retreats/public';
import { confirmedMail } from '../mails';
import { Booking } from '../models/booking';
import { calendarOf } from '../queries/calendar';
import { requestTripPayment } from '../trip-money';
import { moveTo } from './move-booking';
import { notifyPerson } from './notify-person';
import { notifyTeam } from './notify-team';
import { actorOf, openBooking } from './open-booking';

/** Confirms a trip, takes the places of its retreat and tells both sides; 409 `full` when somebody was quicker. */
const confirm = async (
  core: Core,
  trx: Knex.Transaction,
  row: Booking,
  by: Parameters<typeof moveTo>[4],
  priced: Pick<Booking, 'priceMinor' | 'currency'>,
): Promise<Booking> => {
  if (row.experienceId) await core.port(retreatDates).takePlaces(trx, row.experienceId, row.guests, row.userId);
  const changed = await moveTo(core, trx, row, 'confirmed', by, priced);
  const calendar = await calendarOf(core, trx, changed, row.userId);
  await notifyPerson(core, trx, changed, (to) => confirmedMail(to, changed, core.config.baseUrl, calendar));
  await notifyTeam(core, trx, changed, 'accepted');
  return changed;
};

/** Accepts the quote, takes the places of a retreat and issues the invoice; 409 `full` when somebody was quicker. */
export const acceptQuote = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  version: string | null,
): Promise<Booking> => {
  const row = await openBooking(trx, id, 'accept', user, version);
  const { priceMinor, currency } = row;
  const changed = await confirm(core, trx, row, actorOf(user, row), { priceMinor, currency });
  await requestTripPayment(core, trx, changed);
  return changed;
};

/**
 * Confirms the trip that an accepted quote of the house was made about. Its price is that of the invoice, and stands there alone. Throws
 * 409 `quote-over` for a trip that was called off.
 */
export const confirmQuoted =
  (core: Core) =>
  async (trx: Knex.Transaction, id: string): Promise<void> => {
    const row = await Booking.query(trx).findById(id).forUpdate();
    if (!row || row.status === 'confirmed' || row.status === 'completed') return;
    if (row.status === 'cancelled' || row.status === 'refunded')
      throw conflict('quote-over', 'The trip of this quote was called off. Write to us for a new one.');
    await confirm(core, trx, row, { id: row.userId, as: 'person' }, { priceMinor: null, currency: null });
  };
