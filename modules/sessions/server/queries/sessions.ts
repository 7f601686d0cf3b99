import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { Place } from '../models/place';
import { Session } from '../models/session';

/** A client's place with its session. */
export interface LoadedPlace {
  readonly place: Place;
  readonly session: Session;
}

/** One of a practitioner's own sessions. Throws 404. */
export const getOwnSession = async (db: Knex, userId: string, id: string): Promise<Session> => {
  const session = await Session.query(db).findOne({ id, practitioner_user_id: userId });
  if (!session) throw notFound('session');
  return session;
};

/** One of a client's own places. Throws 404. */
export const getOwnPlace = async (db: Knex, userId: string, id: string): Promise<LoadedPlace> => {
  const place = await Place.query(db).findOne({ id, client_id: userId });
  const session = place && (await Session.query(db).findById(place.sessionId));
  if (!place || !session) throw notFound('session');
  return { place, session };
};

/** A session for its practitioner, or for a client with a place in it. Throws 404. */
export const getAttendedSession = async (db: Knex, user: User, id: string): Promise<Session> => {
  if (user.role === 'practitioner') return getOwnSession(db, user.id, id);
  const place = await Place.query(db)
    .where({ session_id: id, client_id: user.id })
    .whereNot({ status: 'cancelled' })
    .first();
  const session = place && (await Session.query(db).findById(id));
  if (!session) throw notFound('session');
  return session;
};

/** The session locked, with everybody who has a place in it. */
export const lockSession = async (
  trx: Knex.Transaction,
  id: string,
): Promise<{ readonly session: Session; readonly places: Place[] }> => {
  const session = await Session.query(trx).findById(id).forUpdate();
  if (!session) throw notFound('session');
  const places = await Place.query(trx)
    .where({ session_id: id })
    .whereNot({ status: 'cancelled' })
    .orderBy(['created_at', 'id'])
    .forUpdate();
  return { session, places };
};

/** Refuses what can no longer be moved or cancelled. */
export const refuseOver = ({ status, startsAt }: Pick<Session, 'status' | 'startsAt'>): void => {
  if (status === 'cancelled')
    throw conflict('session-over', 'This session was cancelled. You can choose another time.');
  if (Date.parse(startsAt) <= Date.now()) throw conflict('session-over', 'This session has begun or lies in the past.');
};
