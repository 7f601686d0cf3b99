import type { Knex } from 'knex';
import { conflict, denied } from '#core/contract/errors';
import { implement, respond, type User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { MediaChange } from '../../schemas/media';
import { changeMedia } from '../actions/change-media';
import { deleteMedia } from '../actions/delete-media';
import { serveFile } from '../files/serve';
import type { RemovedFiles } from '../jobs/remove-files';
import { getItem, isPublic, listItems } from '../queries/items';
import { viewOf, viewsOf } from '../queries/views';

const access = { permission: 'media.upload' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

/** Whose files somebody sees: null for everybody's. */
const ownerOf = ({ id, permissions }: User): string | null => (permissions.has('media.manage') ? null : id);

/** Who does not manage the library changes nothing that is public: what stands there was approved. */
const checkOwnChange = async (db: Knex, id: string, userId: string, { posterId }: MediaChange): Promise<void> => {
  if (posterId) await getItem(db, posterId, userId);
  if (await isPublic(db, await getItem(db, id, userId)))
    throw conflict('in-public-use', 'This file stands on a public page. Upload another one and choose that instead.');
};

/** What staff do with the files of the library, and their delivery. */
export const libraryRoutes = (core: Core, removeFiles: Job<RemovedFiles>) => ({
  listMedia: implement(api.listMedia, contract.listMedia, {
    access,
    handle: async ({ user, query }) => {
      const { items, next } = await listItems(core.db, query, ownerOf(user));
      return respond(await viewsOf(core, core.db, items), { next });
    },
  }),
  getMedia: implement(api.getMedia, contract.getMedia, {
    access,
    load: ({ user, params, db }) => getItem(db, params.id, ownerOf(user)),
    handle: async ({ loaded }) => respond(await viewOf(core, core.db, loaded), { etag: loaded.version }),
  }),
  changeMedia: implement(api.changeMedia, contract.changeMedia, {
    access,
    limit,
    bodyLimit: 1024 * 1024,
    load: ({ user, params, db }) => getItem(db, params.id, ownerOf(user)),
    handle: async ({ user, params, body, trx, request }) => {
      if (body.isPublished !== undefined && ownerOf(user) !== null) throw denied('media.manage');
      if (ownerOf(user) !== null) await checkOwnChange(trx, params.id, user.id, body);
      const item = await changeMedia(core, trx, user.id, params.id, body, request);
      return respond(await viewOf(core, trx, item), { etag: item.version });
    },
  }),
  deleteMedia: implement(api.deleteMedia, contract.deleteMedia, {
    access,
    limit,
    load: ({ user, params, db }) => getItem(db, params.id, ownerOf(user)),
    handle: ({ user, params, trx, request }) => deleteMedia(core, trx, user.id, params.id, request.id, removeFiles),
  }),
  getMediaFile: implement(api.getMediaFile, contract.getMediaFile, {
    access: { open: true, because: 'published pages show these files; of others only staff learn' },
    limit: { points: 1200, seconds: 60, by: 'address', local: true },
    handle: ({ user, params, request }) => serveFile(core, params, user, request.header('range')),
  }),
});
