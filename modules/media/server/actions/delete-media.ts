import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Core, Job } from '#core/contract/server';
import { keysOf } from '../files/stored';
import type { RemovedFiles } from '../jobs/remove-files';
import { Item } from '../models/item';
import { usesOf } from '../queries/views';

/** Deletes a file that nothing shows; 409 with the places that do. */
export const deleteMedia = async (
  core: Core,
  trx: Knex.Transaction,
  actor: string,
  id: string,
  requestId: string,
  removeFiles: Job<RemovedFiles>,
): Promise<void> => {
  const item = await Item.query(trx).findById(id).forUpdate();
  if (!item) throw notFound('file');
  const uses = (await usesOf(trx, [id])).get(id) ?? [];
  if (uses.length > 0) throw conflict('in-use', 'This file is in use. Take it out of these places first.', { uses });
  await Item.query(trx).deleteById(id);
  await core.jobs.enqueue(trx, removeFiles, { keys: keysOf(item.folder, item.size, item.widths) });
  await core.audit.record(trx, { actor, action: 'media.deleted', object: `media:${id}` }, requestId);
};

/** Deletes those of the files that nothing shows and that are not published. */
export const discardFiles = async (
  core: Core,
  trx: Knex.Transaction,
  ids: readonly string[],
  removeFiles: Job<RemovedFiles>,
): Promise<void> => {
  const items = await Item.query(trx)
    .delete()
    .whereIn('id', [...ids])
    .whereNull('published_at')
    .whereNotIn('id', trx('media_uses').select('media_id'))
    .returning('*');
  const keys = items.flatMap(({ folder, size, widths }) => keysOf(folder, size, widths));
  if (keys.length > 0) await core.jobs.enqueue(trx, removeFiles, { keys });
};
