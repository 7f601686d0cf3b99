import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { matchEnds, otherBusy } from '#modules/matching/public';
import { figures, figureTables } from '#modules/reporting/public';
import { manifest } from '../module';
import { practiceSessions, sessionRecords } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { endOfMatch } from './actions/end-sessions';
import { lockClients } from './actions/reserve-time';
import type { Context } from './context';
import { createClosePractices } from './jobs/close-practices';
import { createExpireOffers, createOfferEarlier } from './jobs/offer-earlier';
import { createSendReminder } from './jobs/send-reminder';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { sessionProblemTexts } from './problem-texts';
import { hasAttended, hasPlace, listBusy } from './queries/busy';
import { createPracticeSessions } from './queries/practice-sessions';
import { sessionBookings } from './queries/session-bookings';
import { utilisation } from './queries/utilisation';
import { reactions } from './reactions/session-changed';
import { attendingRoutes } from './routes/attending';
import { bookingRoutes } from './routes/bookings';
import { calendarRoutes } from './routes/calendar';
import { serviceRoutes } from './routes/services';
import { seed } from './seed';
import { settings } from './settings';

/** Server side of sessions between clients and practitioners. */
export const server = defineServer(manifest, {
  settings,
  create: (core, config) => {
    const sendReminder = createSendReminder(core);
    const offerEarlier = createOfferEarlier(core);
    const context: Context = { core, settings: config, jobs: { sendReminder, offerEarlier } };
    return {
      routes: {
        ...serviceRoutes(context),
        ...calendarRoutes(context),
        ...bookingRoutes(context),
        ...attendingRoutes(context),
      } satisfies RoutesOf<typeof endpoints>,
      jobs: [sendReminder, offerEarlier, createExpireOffers(core, offerEarlier), createClosePractices(context)],
      reacts: reactions(context),
      provides: [
        provide(otherBusy, {
          listBusy: (db, ids, window) => listBusy(core, db, ids, window),
          isClientBusy: async (db, clientId, window) => {
            await lockClients(db, [clientId]);
            return hasPlace(db, clientId, window);
          },
        }),
        provide(sessionRecords, { hasAttended }),
        provide(practiceSessions, createPracticeSessions(context)),
        provide(figureTables, utilisation(core)),
        provide(figures, sessionBookings),
        provide(matchEnds, { end: (trx, matchId, actor) => endOfMatch(context, trx, matchId, actor) }),
      ],
      problemTexts: sessionProblemTexts,
      mails: mailTemplates,
      personalData: personalData(context),
      seed: seed(context),
    };
  },
});
