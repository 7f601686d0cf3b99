import { implement, respond } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeMedia } from '../actions/change-media';
import { deleteMedia } from '../actions/delete-media';
import { serveFile } from '../files/serve';
import type { RemovedFiles } from '../jobs/remove-files';
import { getItem, listItems } from '../queries/items';
import { viewOf, viewsOf } from '../queries/views';

const access = { permission: 'media.manage' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

/** What staff do with the files of the library, and their delivery. */
export const libraryRoutes = (core: Core, removeFiles: Job<RemovedFiles>) => ({
  listMedia: implement(api.listMedia, contract.listMedia, {
    access,
    handle: async ({ query }) => {
      const { items, next } = await listItems(core.db, query);
      return respond(await viewsOf(core, core.db, items), { next });
    },
  }),
  getMedia: implement(api.getMedia, contract.getMedia, {
    access,
    load: ({ params, db }) => getItem(db, params.id),
    handle: async ({ loaded }) => respond(await viewOf(core, core.db, loaded), { etag: loaded.version }),
  }),
  changeMedia: implement(api.changeMedia, contract.changeMedia, {
    access,
    limit,
    bodyLimit: 1024 * 1024,
    load: ({ params, db }) => getItem(db, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const item = await changeMedia(core, trx, user.id, params.id, body, request);
      return respond(await viewOf(core, trx, item), { etag: item.version });
    },
  }),
  deleteMedia: implement(api.deleteMedia, contract.deleteMedia, {
    access,
    limit,
    load: ({ params, db }) => getItem(db, params.id),
    handle: ({ user, params, trx, request }) => deleteMedia(core, trx, user.id, params.id, request.id, removeFiles),
  }),
  getMediaFile: implement(api.getMediaFile, contract.getMediaFile, {
    access: { open: true, because: 'published pages show these files; of others only staff learn' },
    limit: { points: 1200, seconds: 60, by: 'address', local: true },
    handle: ({ user, params, request }) => serveFile(core, params, user, request.header('range')),
  }),
});
