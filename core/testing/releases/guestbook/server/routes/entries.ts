import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createEntry, getEntry, listEntries, saveEntry } from '../entries';

const access = { permission: 'guestbook.write' } as const;
const limit = { points: 30, seconds: 60, by: 'person' } as const;

/** Own entries: read, written, corrected. */
export const entryRoutes = (core: Core) => ({
  listEntries: implement(api.listEntries, contract.listEntries, {
    access,
    handle: async ({ user }) => listEntries(core, user.id),
  }),
  createEntry: implement(api.createEntry, contract.createEntry, {
    access,
    limit,
    handle: async ({ user, body, trx }) => {
      const entry = await createEntry(core, trx, user.id, body);
      return respond(entry, { etag: entry.version });
    },
  }),
  saveEntry: implement(api.saveEntry, contract.saveEntry, {
    access,
    limit,
    load: ({ user, params, db }) => getEntry(db, user.id, params.id),
    handle: async ({ body, trx, loaded, request }) => {
      const entry = await saveEntry(core, trx, loaded, { ...body, ifMatch: request.ifMatch });
      return respond(entry, { etag: entry.version });
    },
  }),
});
