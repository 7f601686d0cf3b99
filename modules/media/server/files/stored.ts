import type { Core } from '#core/contract/server';
import { partBytes, variantWidths } from '../../schemas/values';

/** Where a part of an uploaded file is stored, by its number. */
export const partKey = (folder: string, number: number): string => `${folder}/part-${number}`;
/** Where a picture's variant is stored. */
export const variantKey = (folder: string, width: number): string => `${folder}/w${width}.webp`;

const countParts = (size: number): number => Math.ceil(size / partBytes);

/** Bytes of the part that begins at this place. */
export const partLength = (size: number, offset: number): number => Math.min(partBytes, size - offset);

/** Every key that a file of this size may have left in its folder; `widths` are a picture's own. */
export const keysOf = (folder: string, size: number, widths: readonly number[] = variantWidths): readonly string[] => [
  ...Array.from({ length: countParts(size) }, (_, number) => partKey(folder, number)),
  ...widths.map((width) => variantKey(folder, width)),
];

/** The bytes from `first` to `last`, part by part, so that no file is in memory as a whole. */
export const readRange = async function* (
  storage: Core['storage'],
  folder: string,
  first: number,
  last: number,
): AsyncGenerator<Buffer> {
  for (let number = Math.floor(first / partBytes); number * partBytes <= last; number += 1) {
    const part = await storage.get(partKey(folder, number));
    if (!part) throw new Error('a part of a stored file is missing');
    const start = number * partBytes;
    yield Buffer.from(part.buffer, part.byteOffset, part.byteLength).subarray(
      Math.max(0, first - start),
      last - start + 1,
    );
  }
};
