import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { mostOwnFiles, mostUploads, uploadHours } from '../../schemas/values';
import { Item } from '../models/item';
import { Upload } from '../models/upload';

/** Begins an upload; 409 for somebody who has many under way, or as many files as anybody but the library's editors may have. */
export const createUpload = async (
  trx: Knex.Transaction,
  { id: ownerId, permissions }: Pick<User, 'id' | 'permissions'>,
  { name, size }: { readonly name: string; readonly size: number },
): Promise<Upload> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`media-uploads:${ownerId}`]);
  if ((await Upload.query(trx).where({ owner_id: ownerId }).resultSize()) >= mostUploads)
    throw conflict('enough-uploads', `You have ${mostUploads} uploads under way. Finish or cancel some first.`);
  const isFull =
    !permissions.has('media.manage') &&
    (await Item.query(trx).where({ uploaded_by: ownerId }).resultSize()) >= mostOwnFiles;
  if (isFull) throw conflict('library-full', `You have ${mostOwnFiles} files in the library. Delete some first.`);
  return Upload.query(trx)
    .insert({
      id: randomUUID(),
      ownerId,
      name,
      size,
      expiresAt: trx.raw(`now() + interval '${uploadHours} hours'`) as never,
    })
    .returning('*');
};
