import { randomUUID } from 'node:crypto';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { fileDays } from '../../schemas/values';
import { Import } from '../models/import';
import { getKind } from '../queries/kinds';
import { suggestMapping } from '../queries/mapping';
import { createUnreadable, decodeFile } from '../reading/decode';
import { previewFile } from '../reading/preview';
import { countMostParts, encryptPreview, removeParts, storeFile } from '../reading/stored-file';

/**
 * Stores a file, encrypted with the key of the person who brings it, and suggests which column holds what. The row is there before the
 * first part, so that what a broken upload leaves is found and removed. Throws 422 for what is no CSV file.
 */
export const uploadImport = async (
  core: Core,
  user: User,
  { kind: kindId, fileName }: { readonly kind: string; readonly fileName: string },
  bytes: Buffer,
): Promise<Import> => {
  const kind = getKind(core, kindId);
  const id = randomUUID();
  const { db } = core;
  await Import.query(db).insert({
    ...{ id, kind: kind.id, fileName: fileName.trim() || 'file.csv', size: bytes.length, createdBy: user.id },
    ...{ state: 'uploading' as const, delimiter: ',', parts: countMostParts(bytes.length) },
    fileUntil: new Date(Date.now() + fileDays * 86_400_000).toISOString(),
  });
  try {
    const parts = await storeFile(core, { id, ownerId: user.id }, decodeFile(bytes), async (start) => {
      const preview = previewFile(start);
      await Import.query(db)
        .findById(id)
        .patch({
          delimiter: preview.delimiter,
          preview: await encryptPreview(core, id, user.id, preview),
          mapping: await suggestMapping(db, kind, preview.headings),
        });
    });
    if (parts === 0) throw createUnreadable('The file is empty.');
    return await Import.query(db).patchAndFetchById(id, { state: 'uploaded', parts });
  } catch (error) {
    await removeParts(core, id, countMostParts(bytes.length));
    await Import.query(db).deleteById(id);
    throw error;
  }
};
