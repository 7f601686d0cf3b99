import { inflateRawSync } from 'node:zlib';

/** Files of an archive by their path, read by its directory as other programs do. */
export const unzip = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  const last = archive.length - 22;
  if (archive.readUInt32LE(last) !== 0x06054b50) throw new Error('no archive');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(last + 16);
  for (let left = archive.readUInt16LE(last + 10); left > 0; left -= 1) {
    const name = archive.readUInt16LE(at + 28);
    const path = archive.toString('utf8', at + 46, at + 46 + name);
    const from = archive.readUInt32LE(at + 42);
    const start = from + 30 + archive.readUInt16LE(from + 26) + archive.readUInt16LE(from + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(path, archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed);
    at += 46 + name + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
};
