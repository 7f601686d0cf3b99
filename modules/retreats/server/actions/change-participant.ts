import type { Knex } from 'knex';
import { conflict, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ParticipantChange } from '../../schemas/roster';
import { Place } from '../models/place';
import { viewParticipant } from '../queries/roster';
import { lockPlace } from './end-place';

/** Staff give a room, or note that somebody has arrived. */
export const changeParticipant = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  { rooming, arrived }: ParticipantChange,
  ifMatch: string | null,
): Promise<Place> => {
  const { place } = await lockPlace(trx, id);
  if (ifMatch !== String(place.version)) throw preconditionFailed(await viewParticipant(core, trx, place));
  if (place.status === 'cancelled') throw conflict('already-cancelled', 'This place is cancelled already.');
  const row = await Place.query(trx).patchAndFetchById(id, {
    ...(rooming === undefined ? {} : { rooming: rooming.trim() }),
    ...(arrived === undefined ? {} : { arrivedAt: arrived ? (place.arrivedAt ?? new Date().toISOString()) : null }),
    version: place.version + 1,
  });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'retreats.participant-changed',
    subject: place.userId,
    object: `retreat-place:${id}`,
  });
  return row;
};
