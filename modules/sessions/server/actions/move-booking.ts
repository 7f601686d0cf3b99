import type { Knex } from 'knex';
import { conflict, notFound, preconditionFailed } from '#core/contract/errors';
import { callCalendar } from '#modules/matching/public';
import type { MoveInput } from '../../schemas/bookings';
import type { Context } from '../context';
import { Place } from '../models/place';
import { getBookingView } from '../queries/bookings';
import { findPractice, requireZone } from '../queries/free-times';
import { getOwnPlace, type LoadedPlace, lockSession, refuseOver } from '../queries/sessions';
import { findChangeEnd } from '../views/booking';
import { placeSessionAt } from './place-session-at';
import { reserveTime } from './reserve-time';

/** Locks a client's place with its session, in the order in which everything here is locked: calendar, session, places. */
export const lockBooking = async (
  { core }: Context,
  trx: Knex.Transaction,
  { place, session }: LoadedPlace,
): Promise<LoadedPlace> => {
  await core.port(callCalendar).lock(trx, session.practitionerId);
  await lockSession(trx, session.id);
  const locked = await getOwnPlace(trx, place.clientId, place.id);
  if (locked.place.status !== 'booked')
    throw conflict('session-over', 'This session was cancelled. You can choose another time.');
  refuseOver(locked.session);
  return locked;
};

/** Moves a client's session within the policy of its practitioner. Throws as booking does, 409 `too-late`, `no-move`, `session-over`, and 412. */
export const moveBooking = async (
  context: Context,
  trx: Knex.Transaction,
  loaded: LoadedPlace,
  { start, zone }: MoveInput,
  ifMatch: string | null,
): Promise<LoadedPlace> => {
  const { core } = context;
  requireZone(core, zone);
  const { place, session } = await lockBooking(context, trx, loaded);
  if (ifMatch !== String(session.sequence)) throw preconditionFailed(await getBookingView(core, trx, { place }));
  if (session.kind === 'group')
    throw conflict('no-move', 'A group meets at its own time. Cancel your place and choose another session.');
  if (Date.now() >= findChangeEnd(place))
    throw conflict('too-late', 'It is too late to move this session. Write to your practitioner, or cancel it.');
  const practice = await findPractice(core, trx, session.practitionerId);
  if (!practice) throw notFound('session');
  const minutes = (Date.parse(session.endsAt) - Date.parse(session.startsAt)) / 60_000;
  if (Date.parse(start) === Date.parse(session.startsAt)) return { place, session };
  const time = await reserveTime(core, trx, {
    practice,
    start,
    minutes,
    clientIds: [place.clientId],
    by: 'client',
    except: { sessionId: session.id },
  });
  await Place.query(trx).findById(place.id).patch({ zone });
  const { id, clientId } = place;
  await placeSessionAt(context, trx, { session, places: [{ id, clientId, zone }], practice, time, actor: clientId });
  return getOwnPlace(trx, place.clientId, place.id);
};
