import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import { mostUploads, uploadHours } from '../../schemas/values';
import { Upload } from '../models/upload';

/** Begins an upload; 409 for somebody who has many under way. */
export const createUpload = async (
  trx: Knex.Transaction,
  ownerId: string,
  { name, size }: { readonly name: string; readonly size: number },
): Promise<Upload> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`media-uploads:${ownerId}`]);
  if ((await Upload.query(trx).where({ owner_id: ownerId }).resultSize()) >= mostUploads)
    throw conflict('enough-uploads', `You have ${mostUploads} uploads under way. Finish or cancel some first.`);
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
