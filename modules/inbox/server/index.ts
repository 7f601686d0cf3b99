import type { RoutesOf } from '#core/contract/route';
import { type Core, defineServer, provide, reactTo, type ServerParts } from '#core/contract/server';
import { manifest } from '../module';
import { inboxSources } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { inboxItemChanged } from '../schemas/events';
import { announceChange } from './announce';
import { escalateOverdue } from './jobs/escalate';
import { fetchMails } from './jobs/fetch-mails';
import { sweepDeleted } from './jobs/sweep';
import { mailSource } from './mail-source';
import { personalData } from './personal-data';
import { itemRoutes } from './routes/items';
import { mailRoutes } from './routes/mails';
import { type Settings, settings } from './settings';

const create = (core: Core, config: Settings): ServerParts => ({
  routes: { ...itemRoutes(core, config), ...mailRoutes(core, config) } satisfies RoutesOf<typeof endpoints>,
  jobs: [escalateOverdue(core), fetchMails(core, config), sweepDeleted(core)],
  reacts: [reactTo(inboxItemChanged, async (item) => announceChange(core, item))],
  provides: [provide(inboxSources, mailSource(core))],
  personalData: personalData(core),
});

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, { settings, create });
