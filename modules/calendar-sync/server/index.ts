import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { externalBusy } from '#modules/sessions/public';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import type { Context } from './context';
import { createFindDue } from './jobs/find-due';
import { createReadFeed } from './jobs/read-feed';
import { createSyncSessions } from './jobs/sync-sessions';
import { personalData } from './personal-data';
import { listBusy } from './queries/busy-times';
import { reactions } from './reactions/session-changed';
import { accountRoutes } from './routes/account';
import { feedRoutes } from './routes/feeds';
import { settings } from './settings';

/** Server side of the calendars that practitioners have elsewhere. */
export const server = defineServer(manifest, {
  settings,
  create: (core, config) => {
    const allowPrivate = config.allowPrivate && !core.config.production;
    const readFeed = createReadFeed(core, allowPrivate);
    const syncSessions = createSyncSessions(() => context);
    const context: Context = { core, allowPrivate, readFeed, syncSessions };
    return {
      routes: { ...feedRoutes(context), ...accountRoutes(context) } satisfies RoutesOf<typeof endpoints>,
      jobs: [readFeed, syncSessions, createFindDue(context)],
      reacts: reactions(context),
      provides: [provide(externalBusy, { listBusy })],
      personalData: personalData(core),
    };
  },
});
