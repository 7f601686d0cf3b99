import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { keysOf } from '../files/stored';
import type { RemovedFiles } from '../jobs/remove-files';
import { Upload } from '../models/upload';
import { lockUpload } from '../queries/uploads';

/** Gives up an upload with all that has arrived of it. */
export const cancelUpload = async (
  core: Core,
  trx: Knex.Transaction,
  ownerId: string,
  id: string,
  removeFiles: Job<RemovedFiles>,
): Promise<void> => {
  const { size } = await lockUpload(trx, ownerId, id);
  await Upload.query(trx).deleteById(id);
  await core.jobs.enqueue(trx, removeFiles, { keys: keysOf(id, size) });
};
