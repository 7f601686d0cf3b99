import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { AttendanceInput } from '../../schemas/calendar';
import type { Context } from '../context';
import { Place } from '../models/place';
import type { Session } from '../models/session';
import { getOwnSession, lockSession } from '../queries/sessions';
import { announce } from './notify-participants';
import { chargeLate } from './settle-payment';

/** A place of one of this practitioner's sessions. Throws 404. */
export const getTaughtPlace = async (
  db: Knex,
  userId: string,
  id: string,
): Promise<{ readonly place: Place; readonly session: Session }> => {
  const place = await Place.query(db).findById(id);
  if (!place) throw notFound('place');
  return { place, session: await getOwnSession(db, userId, place.sessionId) };
};

/** Notes whether somebody came, once the session has begun. A missed session costs what a late cancellation does. */
export const markAttendance = async (
  { core, settings }: Context,
  trx: Knex.Transaction,
  loaded: { readonly place: Place; readonly session: Session },
  { status }: AttendanceInput,
): Promise<Session> => {
  const { session, places } = await lockSession(trx, loaded.session.id);
  const place = places.find(({ id }) => id === loaded.place.id);
  if (!place || session.status === 'cancelled')
    throw conflict('session-over', 'This place was cancelled, so nobody came.');
  if (Date.parse(session.startsAt) > Date.now())
    throw conflict('not-begun', 'This session has not begun. Mark it once it has.');
  if (place.status === status) return session;
  if (place.status === 'no-show' && place.hasPrice && place.lateFeePercent < 100)
    throw conflict('session-over', 'The missed session was settled already, so this stays as it is.');
  await Place.query(trx).findById(place.id).patch({ status });
  if (status === 'no-show') await chargeLate(core, settings, trx, place, session);
  await core.audit.record(trx, {
    actor: session.practitionerUserId,
    action: 'session.attendance',
    subject: place.clientId,
    object: `session:${session.id}`,
    detail: { status },
  });
  await announce(core, trx, session, [place]);
  return session;
};
