import { createHash } from 'node:crypto';
import { conflict, Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { createContentCheck } from '../files/check-content';
import { type ContentType, findContentType } from '../files/content-type';
import { createUnknownTypeError } from '../files/refusals';
import { readRange, variantKey } from '../files/stored';
import type { Upload } from '../models/upload';
import type { EncodePicture } from '../pictures/encode';

/** A whole file that was looked at and is stored as it will be served. */
export interface PreparedFile extends ContentType {
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly widths: readonly number[];
}

/** Reads what has arrived, compares its digest and checks its content; a picture is re-encoded. Slow, so outside a transaction. */
export const prepareFile = async (
  core: Core,
  encode: EncodePicture,
  { id, size, received }: Upload,
  sha256: string,
): Promise<PreparedFile> => {
  if (received !== size) throw conflict('incomplete', 'The upload is not complete yet.');
  const digest = createHash('sha256');
  const parts: Buffer[] = [];
  let found: ContentType | null = null;
  let check: ReturnType<typeof createContentCheck> | null = null;
  for await (const part of readRange(core.storage, id, 0, size - 1)) {
    digest.update(part);
    found ??= findContentType(part);
    if (!found) throw createUnknownTypeError();
    if (found.kind === 'picture') parts.push(part);
    else {
      check ??= createContentCheck(found, size);
      check.add(part);
    }
  }
  if (!found) throw createUnknownTypeError();
  if (digest.digest('hex') !== sha256)
    throw new Problem(422, 'wrong-digest', 'What arrived is not what was sent. Upload the file again.');
  check?.end();
  if (found.kind !== 'picture') return { ...found, sha256, width: null, height: null, widths: [] };
  const { width, height, variants } = await encode(Buffer.concat(parts));
  for (const variant of variants) await core.storage.put(variantKey(id, variant.width), variant.bytes);
  return { ...found, type: 'image/webp', sha256, width, height, widths: variants.map((variant) => variant.width) };
};
