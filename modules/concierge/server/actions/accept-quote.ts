import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { retreatDates } from '#modules/retreats/public';
import { confirmedMail } from '../mails';
import type { Booking } from '../models/booking';
import { calendarOf } from '../queries/calendar';
import { moveTo } from './move-booking';
import { notifyPerson } from './notify-person';
import { notifyTeam } from './notify-team';
import { actorOf, openBooking } from './open-booking';

/** Accepts the quote and takes the places of a retreat; 409 `full` when somebody was quicker. */
export const acceptQuote = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  version: string | null,
): Promise<Booking> => {
  const row = await openBooking(trx, id, 'accept', user, version);
  if (row.experienceId) await core.port(retreatDates).takePlaces(trx, row.experienceId, row.guests, user.id);
  const changed = await moveTo(core, trx, row, 'confirmed', actorOf(user, row));
  const calendar = await calendarOf(core, trx, changed, user);
  await notifyPerson(core, trx, changed, (to) => confirmedMail(to, changed, core.config.baseUrl, calendar));
  await notifyTeam(core, trx, changed, 'accepted');
  return changed;
};
