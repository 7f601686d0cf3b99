import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import { keysOf } from '../files/stored';
import type { RemovedFiles } from '../jobs/remove-files';
import { Item } from '../models/item';
import { Upload } from '../models/upload';
import { lockUpload } from '../queries/uploads';
import type { PreparedFile } from './prepare-file';

/** Hexadecimal signs of a file's digest that its address has. */
export const keyLength = 40;

/** Puts a file that was checked into the library. One that is there already stays as it is, and the upload is dropped. */
export const finishUpload = async (
  core: Core,
  trx: Knex.Transaction,
  { id: ownerId, permissions }: Pick<User, 'id' | 'permissions'>,
  id: string,
  file: PreparedFile,
  removeFiles: Job<RemovedFiles>,
): Promise<Item> => {
  const { name, size } = await lockUpload(trx, ownerId, id);
  const { kind, type, width, height, widths, sha256 } = file;
  const key = sha256.slice(0, keyLength);
  await Item.query(trx)
    .insert({
      id: randomUUID(),
      key,
      folder: id,
      kind,
      type,
      name,
      size,
      width,
      height,
      widths: [...widths],
      uploadedBy: ownerId,
    })
    .onConflict('key')
    .ignore();
  const item = await Item.query(trx).findOne({ key }).throwIfNotFound();
  // Somebody else's file stays theirs, whoever has its bytes too.
  if (item.uploadedBy !== ownerId && !permissions.has('media.manage'))
    throw conflict('in-library', 'This file is in the library of the house already. Choose another one.');
  await Upload.query(trx).deleteById(id);
  // Of a picture its variants stay; with its original goes where it was taken.
  const kept = new Set(item.folder === id ? keysToKeep(item) : []);
  const keys = keysOf(id, size, widths).filter((one) => !kept.has(one));
  if (keys.length > 0) await core.jobs.enqueue(trx, removeFiles, { keys });
  return item;
};

const keysToKeep = ({ kind, folder, size, widths }: Item): readonly string[] =>
  kind === 'picture' ? keysOf(folder, 0, widths) : keysOf(folder, size, []);
