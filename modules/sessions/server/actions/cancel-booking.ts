import type { Knex } from 'knex';
import type { Context } from '../context';
import { getOwnPlace, type LoadedPlace } from '../queries/sessions';
import { findChangeEnd } from '../views/booking';
import { callOff } from './call-off';
import { lockBooking } from './move-booking';

/** Cancels a client's place; after the free time it costs what the practitioner's rules said when it was booked. */
export const cancelBooking = async (
  context: Context,
  trx: Knex.Transaction,
  loaded: LoadedPlace,
): Promise<LoadedPlace> => {
  const { place, session } = await lockBooking(context, trx, loaded);
  const isLate = Date.now() >= findChangeEnd(place);
  // A group meets without one of its people, too.
  const called = { session, places: [place], isWhole: session.kind !== 'group' };
  await callOff(context, trx, called, { by: 'client', isLate, actor: place.clientId });
  return getOwnPlace(trx, place.clientId, place.id);
};
