import type { Core, Job, PersonalData } from '#core/contract/server';
import { keysOf } from './files/stored';
import type { RemovedFiles } from './jobs/remove-files';
import { Item } from './models/item';
import { Upload } from './models/upload';

/** Who uploaded a file. The files themselves belong to the house. */
export const personalData = (core: Core, removeFiles: Job<RemovedFiles>): PersonalData => ({
  export: async (userId) => ({
    uploadedFiles: (await Item.query(core.db).where({ uploaded_by: userId }).orderBy('created_at')).map(
      ({ name, kind, createdAt }) => ({ name, kind, createdAt }),
    ),
    uploadsUnderWay: (await Upload.query(core.db).where({ owner_id: userId }).orderBy('created_at')).map(
      ({ name, createdAt }) => ({ name, createdAt }),
    ),
  }),
  erase: async (trx, userId) => {
    await Item.query(trx).where({ uploaded_by: userId }).patch({ uploadedBy: null });
    const uploads = await Upload.query(trx).delete().where({ owner_id: userId }).returning('*');
    const keys = uploads.flatMap(({ id, size }) => keysOf(id, size));
    if (keys.length > 0) await core.jobs.enqueue(trx, removeFiles, { keys });
  },
});
