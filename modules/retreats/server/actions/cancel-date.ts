import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Place } from '../models/place';
import { RetreatDate, Waiting } from '../models/retreat-date';
import { endPlace } from './end-place';
import { lockDateFor } from './save-date';

/**
 * The house cancels a date: everybody who booked here gets a mail and everything back, and nobody waits any longer. Trips that the
 * concierge booked stay until the team cancels them there.
 */
export const cancelDate = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  ifMatch: string | null,
): Promise<RetreatDate> => {
  const date = await lockDateFor(trx, id, ifMatch);
  const places = await Place.query(trx).where({ date_id: id, status: 'booked' }).orderBy('id').forUpdate();
  for (const place of places) await endPlace(core, trx, place, 'house', user.id);
  const waiting = await Waiting.query(trx).delete().where({ experience_id: id }).returning('*');
  const reserved = waiting.reduce((sum, one) => sum + (one.offeredUntil === null ? 0 : one.guests), 0);
  const row = await RetreatDate.query(trx).patchAndFetchById(id, {
    status: 'cancelled',
    taken: Math.max(0, date.taken - places.length - reserved),
    version: date.version + 1,
  });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'retreats.date-cancelled',
    object: `retreat-date:${id}`,
    detail: { places: places.length },
  });
  return row;
};
