import type { PersonalData } from '#core/contract/server';
import { endOfClient, endOfPractitioner } from './actions/end-sessions';
import type { Context } from './context';
import { SessionPackage } from './models/package';
import { Place } from './models/place';
import { Rules } from './models/rules';
import { Service } from './models/service';
import { Session } from './models/session';
import { toServiceView } from './queries/services';

/** Sessions, series and waiting of a client; services, rules and sessions of a practitioner; whether there is a calendar feed. */
export const personalData = (context: Context): PersonalData => {
  const { core } = context;
  return {
    export: async (userId) => {
      const { db } = core;
      const services = await Service.query(db).where({ practitioner_user_id: userId }).orderBy('created_at');
      const places = await Place.query(db).where({ client_id: userId }).orderBy('starts_at');
      const sessions = await Session.query(db)
        .where({ practitioner_user_id: userId })
        .orWhereIn(
          'id',
          places.map(({ sessionId }) => sessionId),
        )
        .orderBy('starts_at');
      return {
        sessions: sessions.map(({ roomSealed: _, busy: __, reminded: ___, ...session }) => session),
        placesInSessions: places,
        series: await SessionPackage.query(db).where({ client_id: userId }).orderBy('created_at'),
        waitingForEarlierTimes: await db('session_waits').where({ client_id: userId }).select('place_id', 'created_at'),
        earlierTimesOffered: await db('session_offers').where({ client_id: userId }).select('starts_at', 'status'),
        services: await Promise.all(services.map((row) => toServiceView(core, db, row))),
        sessionRules: (await Rules.query(db).findById(userId)) ?? null,
        calendarFeed: (await db('session_feeds').where({ user_id: userId }).first('created_at')) ?? null,
      };
    },
    erase: async (trx, userId) => {
      await endOfClient(context, trx, userId);
      await endOfPractitioner(context, trx, userId);
      const own = await Place.query(trx).where({ client_id: userId });
      await Place.query(trx).delete().where({ client_id: userId });
      // A session with one person is about that person alone.
      await Session.query(trx)
        .delete()
        .whereIn(
          'id',
          own.map(({ sessionId }) => sessionId),
        )
        .whereNot({ kind: 'group' });
      await SessionPackage.query(trx).delete().where({ client_id: userId });
      await Session.query(trx).delete().where({ practitioner_user_id: userId });
      await Service.query(trx).delete().where({ practitioner_user_id: userId });
      await Rules.query(trx).deleteById(userId);
      await trx('session_feeds').where({ user_id: userId }).delete();
    },
  };
};
