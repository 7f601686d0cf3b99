import type { RoutesOf } from '#core/contract/implement';
import { defineServer, on, provide } from '#core/contract/server';
import { manifest } from '../module';
import { contactRequests, helpOffers } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { contactRequestChanged } from '../schemas/events';
import { createHelpOffers } from './actions/offer-help';
import { requestContact } from './actions/request-contact';
import { remindTeam, sweepOld } from './jobs/remind-team';
import { readOperatorLines } from './operator-lines';
import { helpPage } from './pages';
import { personalData } from './personal-data';
import { ownContactRoutes, teamContactRoutes } from './routes/contact-requests';
import { helpLineRoutes } from './routes/help-lines';
import { helpOfferRoutes } from './routes/help-offers';
import { readSettings } from './settings';

/** The room in which open queues listen; only admins may join it. */
const queue = 'admin:contact-requests';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => {
  const operator = readOperatorLines(core.config.helpLines);
  const settings = readSettings(process.env);
  return {
    routes: {
      ...helpLineRoutes(operator),
      ...ownContactRoutes(core, settings),
      ...teamContactRoutes(core, settings),
      ...helpOfferRoutes,
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [remindTeam(core, settings), sweepOld(core)],
    reacts: [
      on(contactRequestChanged, async ({ requestId, userId }) => {
        core.realtime.publish(queue, 'contact-requests.changed', { requestId });
        core.realtime.publish(`user:${userId}`, 'contact-request.changed', {});
      }),
    ],
    provides: [
      provide(contactRequests, {
        request: (userId, origin) =>
          core.db.transaction((trx) => requestContact(core, trx, settings, { userId, origin, language: 'en' })),
      }),
      provide(helpOffers, createHelpOffers(core)),
    ],
    personalData: personalData(core),
    publicPages: [helpPage(operator)],
  };
});
