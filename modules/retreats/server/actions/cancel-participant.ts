import type { Knex } from 'knex';
import { preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Place } from '../models/place';
import { viewParticipant } from '../queries/roster';
import { endPlace, lockPlace } from './end-place';
import { freePlaces } from './free-places';

/** The house cancels a place: everything comes back. */
export const cancelParticipant = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  ifMatch: string | null,
): Promise<Place> => {
  const { place, date } = await lockPlace(trx, id);
  if (ifMatch !== String(place.version)) throw preconditionFailed(await viewParticipant(core, trx, place));
  const row = await endPlace(core, trx, place, 'house', user.id);
  await freePlaces(core, trx, date.id, 1);
  return row;
};
