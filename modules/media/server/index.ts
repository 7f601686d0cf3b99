import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { manifest } from '../module';
import { media } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { discardFiles } from './actions/delete-media';
import { plantDrawing } from './actions/plant-drawing';
import { setUses } from './actions/set-uses';
import { createRemoveFiles } from './jobs/remove-files';
import { createSweepUploads } from './jobs/sweep-uploads';
import { personalData } from './personal-data';
import { createPictureEncoder } from './pictures/encode';
import { findItems, findShown } from './queries/items';
import { toFile, toPictureSource, viewsOf } from './queries/views';
import { libraryRoutes } from './routes/library';
import { uploadRoutes } from './routes/uploads';

/** Server side of this module. */
export const server = defineServer(manifest, (core) => {
  const removeFiles = createRemoveFiles(core);
  const encode = createPictureEncoder(core.log);
  return {
    routes: { ...libraryRoutes(core, removeFiles), ...uploadRoutes(core, removeFiles, encode) } satisfies RoutesOf<
      typeof endpoints
    >,
    jobs: [removeFiles, createSweepUploads(core)],
    personalData: personalData(core, removeFiles),
    provides: [
      provide(media, {
        find: async (db, ids) => viewsOf(core, db, await findItems(db, ids)),
        pictures: async (db, ids) => {
          const items = await findItems(db, ids);
          return new Map(
            items.flatMap((item) => {
              const source = toPictureSource(item);
              return source ? [[item.id, source] as const] : [];
            }),
          );
        },
        files: async (db, which) => {
          const { items, posters } = await findShown(db, which);
          return items.map((item) => toFile(item, posters));
        },
        isOwnedBy: async (db, ids, userId) => {
          const items = await findItems(db, ids);
          return items.length === ids.length && items.every(({ uploadedBy }) => uploadedBy === userId);
        },
        discard: (trx, ids) => discardFiles(core, trx, ids, removeFiles),
        setUses,
        plantDrawing: (trx, drawing) => plantDrawing(core, encode, trx, drawing),
      }),
    ],
  };
});
