import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { listEntries } from './entries';
import { entryRoutes } from './routes/entries';

export const server = defineServer(manifest, (core) => ({
  routes: { ...entryRoutes(core) } satisfies RoutesOf<typeof endpoints>,
  personalData: {
    export: async (userId) => ({ entries: await listEntries(core, userId) }),
    erase: async (trx, userId) => {
      await trx('guestbook_entries').where({ user_id: userId }).delete();
    },
  },
}));
