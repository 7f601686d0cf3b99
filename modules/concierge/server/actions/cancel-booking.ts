import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { retreatDates } from '#modules/retreats/public';
import { cancelledMail } from '../mails';
import type { Booking } from '../models/booking';
import { cancelTripPayment } from '../trip-money';
import { moveTo } from './move-booking';
import { notifyPerson } from './notify-person';
import { notifyTeam } from './notify-team';
import { actorOf, openBooking } from './open-booking';

/** Calls a trip off; places of a retreat are free again, and what was paid goes back. */
export const cancelBooking = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<Booking> => {
  const row = await openBooking(trx, id, 'cancel', user);
  if (row.experienceId && row.status === 'confirmed')
    await core.port(retreatDates).freePlaces(trx, row.experienceId, row.guests);
  const changed = await moveTo(core, trx, row, 'cancelled', actorOf(user, row));
  await cancelTripPayment(core, trx, changed, actorOf(user, row).as === 'team' ? 'house' : 'client');
  await notifyPerson(core, trx, changed, (to) => cancelledMail(to, changed, core.config.baseUrl));
  if (row.userId === user.id) await notifyTeam(core, trx, changed, 'cancelled');
  return changed;
};
