import { importKinds, toImportKind } from '#core/contract/imports';
import type { RoutesOf } from '#core/contract/route';
import { type Core, defineServer, provide, type ServerParts } from '#core/contract/server';
import { inboxSources } from '#modules/inbox/public';
import { quoteSubjects } from '#modules/money/public';
import { milestones } from '#modules/records/public';
import { figures, journeyMarks, stageTimes } from '#modules/reporting/public';
import { retreatBookings } from '#modules/retreats/public';
import { contentNouns, firstRunSteps } from '#modules/studio/public';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { ownSource } from '../schemas/values';
import { confirmQuoted } from './actions/accept-quote';
import { createOfferKind } from './actions/import-offers';
import { countRetreatBookings, retreatMarks, retreatTimes } from './figures';
import { quoteSource } from './inbox-source';
import { copyOffers, syncJob } from './jobs/sync-offers';
import { helpContent, readCurrentHelp } from './knowledge/help-content';
import { createLibrary } from './knowledge/library';
import { mailTemplates } from './mails';
import { milestonesOf } from './milestones';
import { Offer } from './models/offer';
import { embeddedSource } from './offers/embedded-source';
import { publicPages } from './pages/pages';
import { personalData } from './personal-data';
import { conciergeProblemTexts } from './problem-texts';
import { listGuests } from './queries/guests';
import { offerNoun } from './queries/offers';
import { claimBookings } from './reactions/email-verified';
import { assistantRoutes } from './routes/assistant';
import { bookingRoutes } from './routes/bookings';
import { quoteRequestRoutes } from './routes/quote-requests';
import { studioOfferRoutes } from './routes/studio-offers';
import { tripRoutes } from './routes/trips';
import { seedBooking } from './seed';
import { type Config, checkSettings, settings } from './settings';
import { findQuoteSubject, quoteSubjectPrefix } from './trip-money';

const create = (core: Core, config: Config): ServerParts => {
  const library = createLibrary(
    core,
    () => Date.now(),
    () => readCurrentHelp(core),
  );
  return {
    routes: {
      ...assistantRoutes(core, library, config.messagingLink),
      ...tripRoutes(core, config.bookingHosts),
      ...quoteRequestRoutes(core),
      ...bookingRoutes(core),
      ...studioOfferRoutes(core),
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [syncJob(core, config)],
    reacts: [claimBookings(core)],
    provides: [
      provide(inboxSources, quoteSource(core)),
      provide(figures, countRetreatBookings(core)),
      provide(stageTimes, retreatTimes),
      provide(journeyMarks, retreatMarks),
      provide(milestones, milestonesOf(core)),
      provide(contentNouns, helpContent(core)),
      provide(contentNouns, offerNoun),
      provide(firstRunSteps, {
        id: 'concierge.first-offer',
        order: 45,
        label: 'Add the first offer',
        hint: 'Hotels, restaurants and journeys that the trip planner proposes. Until then it knows those of travel services alone.',
        path: '/team-portal/offers',
        isDone: async (db) => (await Offer.query(db).where({ source: ownSource, sample: false }).first()) !== undefined,
      }),
      provide(importKinds, toImportKind(createOfferKind(core))),
      provide(quoteSubjects, {
        prefix: quoteSubjectPrefix,
        find: findQuoteSubject(core),
        accepted: confirmQuoted(core),
      }),
      provide(retreatBookings, { list: listGuests }),
    ],
    publicPages: publicPages(core),
    problemTexts: conciergeProblemTexts,
    mails: mailTemplates,
    personalData: personalData(core),
    overlays: { messaging: config.messagingLink !== null },
    seed: async (trx, demo) => {
      await copyOffers(trx, embeddedSource, await embeddedSource.list(AbortSignal.timeout(1000)));
      await seedBooking(core)(trx, demo);
    },
  };
};

/** Server side of the assistant, the messaging card and the concierge. */
export const server = defineServer(manifest, { settings, check: checkSettings, create });
