import type { Knex } from 'knex';
import type { PracticeSession, PracticeSessions } from '../../public';
import { cancelSession } from '../actions/cancel-session';
import { moveSession } from '../actions/move-session';
import type { Context } from '../context';
import { Session } from '../models/session';
import { toCalendarEvent } from '../views/calendar-file';
import { getOwnSession } from './sessions';

/** Sessions that are listed at once; half a year of full days has fewer. */
const most = 2000;

const toPracticeSession = ({ id, startsAt, endsAt, status, sequence }: Session): PracticeSession => ({
  id,
  start: new Date(startsAt).toISOString(),
  end: new Date(endsAt).toISOString(),
  isCancelled: status === 'cancelled',
  version: sequence,
});

/** A practitioner's sessions for calendars elsewhere. What leaves is a time and the way back, as in their own feed. */
export const createPracticeSessions = (context: Context): PracticeSessions => {
  const { core } = context;
  return {
    list: async (db, userId, ids) => {
      const sessions = await Session.query(db)
        .where({ practitioner_user_id: userId })
        .where((query) => {
          query.where((ahead) => ahead.where({ status: 'confirmed' }).where('ends_at', '>', db.fn.now()));
          if (ids.length > 0) query.orWhereIn('id', [...ids]);
        })
        .orderBy(['starts_at', 'id'])
        .limit(most + ids.length);
      return sessions.map(toPracticeSession);
    },
    writeFile: async (db, userId, id) => {
      const session = await getOwnSession(db, userId, id);
      const language = (await core.people.contact(db, userId))?.language ?? 'en';
      const link = `${core.config.baseUrl}/practice`;
      const event = toCalendarEvent(core, { session, name: null, link, email: null }, language, 'PUBLISH');
      // A method belongs to messages; a stored event has none (RFC 4791, 4.1).
      return core.calendarFile(event).replace(/^METHOD:.*\r\n/m, '');
    },
    move: async (trx: Knex.Transaction, userId, { id, start, version }) =>
      toPracticeSession(await moveSession(context, trx, await getOwnSession(trx, userId, id), start, String(version))),
    cancel: async (trx: Knex.Transaction, userId, id) => {
      await cancelSession(context, trx, await getOwnSession(trx, userId, id));
    },
  };
};
