import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createEntry } from '../actions/create-entry';
import { deleteEntry } from '../actions/delete-entry';
import { getOwnEntry, listEntries } from '../queries/entries';

const access = { permission: 'sample-diary.write' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** The own entries: read, written, removed. */
export const entryRoutes = (core: Core) => ({
  listEntries: implement(api.listEntries, contract.listEntries, {
    access,
    handle: ({ user, trx }) => listEntries(core, trx, user.id),
  }),
  createEntry: implement(api.createEntry, contract.createEntry, {
    access,
    limit,
    handle: ({ user, body, trx }) => createEntry(core, trx, user.id, body),
  }),
  deleteEntry: implement(api.deleteEntry, contract.deleteEntry, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnEntry(db, user.id, params.id),
    handle: ({ user, params, trx }) => deleteEntry(trx, user.id, params.id),
  }),
});
