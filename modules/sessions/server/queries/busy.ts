import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { relations } from '#modules/matching/public';
import type { Stretch } from '#modules/scheduling/public';
import { listTimeOff } from '../../lib/time-off';
import { Rules } from '../models/rules';
import { listElsewhere, listSessionTimes, toRange } from './free-times';

/** Whether a client has a place in a session within a stretch; `sessionId` is one that is being moved. */
export const hasPlace = async (db: Knex, clientId: string, window: Stretch, sessionId?: string): Promise<boolean> =>
  (await db('session_places')
    .where({ client_id: clientId })
    .whereNot({ status: 'cancelled' })
    .whereRaw('tstzrange(starts_at, ends_at) && ?::tstzrange', [toRange(window)])
    .modify((query) => {
      if (sessionId) query.whereNot({ session_id: sessionId });
    })
    .first('id')) !== undefined;

/** Whether a client came to a session with a practitioner, by the practitioner's record. */
export const hasAttended = async (db: Knex, clientId: string, practitionerId: string): Promise<boolean> =>
  (await db('session_places as place')
    .join('sessions_booked as session', 'session.id', 'place.session_id')
    .where({ 'place.client_id': clientId, 'place.status': 'attended', 'session.practitioner_id': practitionerId })
    .first('place.id')) !== undefined;

/** Sessions, offered times, days off and what is elsewhere, for those who book calls. */
export const listBusy = async (
  core: Core,
  db: Knex,
  practitionerIds: readonly string[],
  window: Stretch,
): Promise<ReadonlyMap<string, readonly Stretch[]>> => {
  const busy = await listSessionTimes(db, practitionerIds, window);
  for (const [id, elsewhere] of await listElsewhere(core, db, practitionerIds, window))
    busy.set(id, [...(busy.get(id) ?? []), ...elsewhere]);
  const rules = await Rules.query(db)
    .whereIn('practitioner_id', [...practitionerIds])
    .whereRaw("time_off <> '[]'::jsonb");
  for (const { practitionerId, timeOff } of rules) {
    const hours = await core.port(relations).hoursOf(practitionerId, db);
    const off = listTimeOff(core.port(zones), timeOff, hours?.zone ?? 'UTC', window);
    if (off.length > 0) busy.set(practitionerId, [...(busy.get(practitionerId) ?? []), ...off]);
  }
  return busy;
};
