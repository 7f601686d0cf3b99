import { crc32 } from 'node:zlib';
import { broken, checkSize } from './bytes';

/** First eight bytes of every PNG. */
export const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

// Everything else (texts, times, EXIF, colour profiles, moving frames) is left out.
const kept: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

/** The PNG with the chunks that paint it, each with its checksum looked at. Throws 422 for anything else. */
export const cleanPng = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [pngMark];
  let at = pngMark.length;
  let data = 0;
  for (let name = ''; name !== 'IEND'; ) {
    if (at + 12 > bytes.length) return broken();
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return broken();
    const first = name === '';
    name = bytes.toString('latin1', at + 4, at + 8);
    if (first !== (name === 'IHDR')) return broken();
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return broken();
    if (name === 'IHDR') {
      if (length !== 13) return broken();
      checkSize(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
    }
    if (name === 'IDAT') data += length;
    if (kept.has(name)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  if (data === 0) return broken();
  return Buffer.concat(parts);
};
