import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** One file of an archive. */
export interface ZipEntry {
  /** Path with slashes. */
  readonly path: string;
  readonly body: Uint8Array;
  /** False for sound and pictures, which do not get smaller. */
  readonly squeeze: boolean;
}

/** Node compresses in a thread of its own and sums up in C: the library's own ways take three to thirteen times as long. */
const compress = promisify(deflateRaw);
/** When something was written stands in the files themselves. */
const mtime = new Date(1980, 0, 1);

/** A zip archive of less than 4 GB; throws when it would be larger. */
export const zip = async (entries: AsyncIterable<ZipEntry>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const archive = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
    size += part.length;
    if (size > 0xff00_0000) throw new Error('an export larger than 4 GB');
  });
  for await (const { path, body, squeeze } of entries) {
    const file: ZipInputFile = {
      filename: path,
      size: body.length,
      crc: crc32(body),
      compression: squeeze ? 8 : 0,
      mtime,
    };
    archive.add(file);
    file.ondata?.(null, squeeze ? await compress(body) : Uint8Array.from(body), true);
  }
  archive.end();
  return Buffer.concat(parts);
};
