import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { today } from '../../lib/days';
import type { Place } from '../models/place';
import { endPlace, lockPlace } from './end-place';
import { freePlaces } from './free-places';

/** The participant cancels; what comes back follows the terms of their booking. Throws 409 once the retreat has begun. */
export const cancelPlace = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<Place> => {
  const { place, date } = await lockPlace(trx, id);
  if (place.status === 'booked' && date.startsOn <= today())
    throw conflict('has-begun', 'The retreat has begun. Write to us.');
  const row = await endPlace(core, trx, place, 'client', user.id);
  await freePlaces(core, trx, date.id, 1);
  return row;
};
