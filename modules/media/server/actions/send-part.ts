import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { mostBytes, mostPixels, partBytes, uploadHours } from '../../schemas/values';
import { findContentType } from '../files/content-type';
import { countPixels } from '../files/count-pixels';
import { createTooLargeError, createTooManyPixelsError, createUnknownTypeError } from '../files/refusals';
import { partKey, partLength } from '../files/stored';
import { Upload } from '../models/upload';
import { lockUpload } from '../queries/uploads';

/** Looks at the beginning of a file before anything of it is stored. */
const checkBeginning = (head: Buffer, size: number): void => {
  const found = findContentType(head);
  if (!found) throw createUnknownTypeError();
  if (size > mostBytes[found.kind]) throw createTooLargeError(found.kind, mostBytes[found.kind]);
  if ((countPixels(head, found.type) ?? 0) > mostPixels) throw createTooManyPixelsError();
};

/** Stores the next part; 409 with the place to go on from for any other. Two at once are taken one after the other. */
export const sendPart = async (
  core: Core,
  trx: Knex.Transaction,
  ownerId: string,
  id: string,
  { offset, bytes }: { readonly offset: number; readonly bytes: Buffer },
): Promise<Upload> => {
  const { size, received } = await lockUpload(trx, ownerId, id);
  if (offset !== received || received === size)
    throw conflict('wrong-offset', 'This part does not follow the last one.', { received });
  if (bytes.length !== partLength(size, offset))
    throw invalid('part', 'Every part but the last has the size that was named.');
  if (offset === 0) checkBeginning(bytes, size);
  // A part whose transaction fails is sent, and written, once more.
  await core.storage.put(partKey(id, offset / partBytes), bytes);
  return Upload.query(trx).patchAndFetchById(id, {
    received: received + bytes.length,
    expiresAt: trx.raw(`now() + interval '${uploadHours} hours'`) as never,
  });
};
