import { createHash } from 'node:crypto';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import type { FeedView } from '../../schemas/bookings';
import { Place } from '../models/place';
import { Session } from '../models/session';
import { toCalendarEvent } from '../views/calendar-file';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a person has a feed; its address cannot be shown again. */
export const findFeed = async (core: Core, userId: string): Promise<FeedView> => {
  const row = await core.db('session_feeds').where({ user_id: userId }).first<{ created_at: string }>('created_at');
  return { exists: row !== undefined, createdAt: row ? new Date(row.created_at).toISOString() : null, address: null };
};

const dayMs = 86_400_000;
const mostEvents = 500;

/** The calendar behind a token: sessions of the last month and the coming half year. Throws 404. */
export const readCalendarFeed = async (core: Core, token: string): Promise<string> => {
  const { db } = core;
  const feed = await db('session_feeds')
    .where({ token_hash: hashToken(token) })
    .first<{ user_id: string } | undefined>('user_id');
  const person = feed && (await core.people.contact(db, feed.user_id));
  if (!person) throw notFound('calendar');
  const window = [
    new Date(Date.now() - 30 * dayMs).toISOString(),
    new Date(Date.now() + 180 * dayMs).toISOString(),
  ] as const;
  const places = await Place.query(db)
    .where({ client_id: person.id })
    .whereNot({ status: 'cancelled' })
    .whereBetween('starts_at', [...window])
    .orderBy('starts_at')
    .limit(mostEvents);
  const sessions = await Session.query(db)
    .where({ status: 'confirmed' })
    .whereBetween('starts_at', [...window])
    .where((query) => {
      query.where({ practitioner_user_id: person.id }).orWhereIn(
        'id',
        places.map(({ sessionId }) => sessionId),
      );
    })
    .orderBy(['starts_at', 'id'])
    .limit(mostEvents);
  const names = await core.port(matches).listNames(
    db,
    sessions.map(({ practitionerId }) => practitionerId),
  );
  return core.calendarFile(
    sessions.map((session) => {
      const own = places.find(({ sessionId }) => sessionId === session.id);
      const link = `${core.config.baseUrl}${own ? `/sessions/${own.id}` : '/practice'}`;
      const name = own ? (names.get(session.practitionerId) ?? null) : null;
      return toCalendarEvent(core, { session, name, link, email: null }, person.language ?? 'en', 'PUBLISH');
    }),
  );
};
