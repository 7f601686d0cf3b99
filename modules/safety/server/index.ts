import type { RoutesOf } from '#core/contract/route';
import { type Core, defineServer, provide, reactTo, type ServerParts } from '#core/contract/server';
import { inboxSources } from '#modules/inbox/public';
import { contentNouns, firstRunSteps } from '#modules/studio/public';
import { manifest } from '../module';
import { contactRequests, crisisGate, helpOffers } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { contactRequestChanged } from '../schemas/events';
import { requestContact } from './actions/request-contact';
import { createCrisisGate } from './crisis/crisis-gate';
import { createOperatorLines, helpContent, safetySteps } from './help-content';
import { contactWishes } from './inbox-source';
import { remindTeam } from './jobs/remind-team';
import { helpPage } from './pages';
import { personalData } from './personal-data';
import { safetyProblemTexts } from './problem-texts';
import { createHelpOffers } from './queries/help-offers';
import { ownContactRoutes, teamContactRoutes } from './routes/contact-requests';
import { helpLineRoutes } from './routes/help-lines';
import { helpOfferRoutes } from './routes/help-offers';
import { type Settings, settings } from './settings';

/** The room in which open queues listen; only admins may join it. */
const queue = 'admin:contact-requests';

const create = (core: Core, config: Settings): ServerParts => {
  const listLines = createOperatorLines(core, config);
  return {
    routes: {
      ...helpLineRoutes(listLines),
      ...ownContactRoutes(core, config),
      ...teamContactRoutes(core, config),
      ...helpOfferRoutes,
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [remindTeam(core, config)],
    reacts: [
      reactTo(contactRequestChanged, async ({ requestId, userId }) => {
        core.realtime.publish(queue, 'contact-requests.changed', { requestId });
        core.realtime.publish(`user:${userId}`, 'contact-request.changed', {});
      }),
    ],
    provides: [
      provide(inboxSources, contactWishes(core)),
      provide(contactRequests, {
        request: (userId, origin) =>
          core.db.transaction((trx) => requestContact(core, trx, config, { userId, origin, language: 'en' })),
      }),
      provide(helpOffers, createHelpOffers(core)),
      provide(crisisGate, createCrisisGate(core)),
      provide(contentNouns, helpContent),
      ...safetySteps(config, listLines).map((step) => provide(firstRunSteps, step)),
    ],
    problemTexts: safetyProblemTexts,
    personalData: personalData(core),
    publicPages: [helpPage(listLines)],
  };
};

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, { settings, create });
