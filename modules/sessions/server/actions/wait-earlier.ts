import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Context } from '../context';
import { Wait } from '../models/earlier';
import type { LoadedPlace } from '../queries/sessions';
import { lockBooking } from './move-booking';

/** Puts a client on the list of those who want an earlier time; waiting twice is waiting once. */
export const waitEarlier = async (
  context: Context,
  trx: Knex.Transaction,
  loaded: LoadedPlace,
): Promise<LoadedPlace> => {
  const locked = await lockBooking(context, trx, loaded);
  const { place, session } = locked;
  if (session.kind === 'group')
    throw conflict('no-move', 'A group meets at its own time. Cancel your place and choose another session.');
  await Wait.query(trx)
    .insert({ placeId: place.id, clientId: place.clientId, practitionerUserId: session.practitionerUserId })
    .onConflict('place_id')
    .ignore();
  return locked;
};
