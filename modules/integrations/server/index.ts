import { apiTokens, eventListeners } from '#core/contract/outside';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { createNoteEvent } from './actions/note-event';
import { createSendDelivery } from './jobs/send-delivery';
import { personalData } from './personal-data';
import { createApiTokens } from './queries/tokens';
import { tokenRoutes } from './routes/tokens';
import { webhookRoutes } from './routes/webhooks';
import { settings } from './settings';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, {
  settings,
  create: (core, config) => {
    const allowPrivate = config.allowPrivate && !core.config.production;
    const send = createSendDelivery(core, allowPrivate);
    return {
      routes: { ...tokenRoutes(core), ...webhookRoutes(core, send, allowPrivate) } satisfies RoutesOf<typeof endpoints>,
      jobs: [send],
      personalData: personalData(core),
      provides: [provide(apiTokens, createApiTokens(core)), provide(eventListeners, createNoteEvent(core, send))],
    };
  },
});
