import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { manifest } from '../module';
import { media } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { setUses } from './actions/set-uses';
import { createRemoveFiles } from './jobs/remove-files';
import { createSweepUploads } from './jobs/sweep-uploads';
import { personalData } from './personal-data';
import { findItems } from './queries/items';
import { toPictureSource, viewsOf } from './queries/views';
import { libraryRoutes } from './routes/library';
import { uploadRoutes } from './routes/uploads';

/** Server side of this module. */
export const server = defineServer(manifest, (core) => {
  const removeFiles = createRemoveFiles(core);
  return {
    routes: { ...libraryRoutes(core, removeFiles), ...uploadRoutes(core, removeFiles) } satisfies RoutesOf<
      typeof endpoints
    >,
    jobs: [removeFiles, createSweepUploads(core)],
    personalData: personalData(core, removeFiles),
    provides: [
      provide(media, {
        find: async (db, ids) => viewsOf(core, db, await findItems(db, ids)),
        pictureSource: async (db, id) => {
          const [item] = await findItems(db, [id]);
          return item ? toPictureSource(item) : null;
        },
        setUses,
      }),
    ],
  };
});
