import { type Found, says, unsound } from './found';

/** Samples a second of the granule position, by the first packet; 0 for what is no speech or music. */
const rateOf = (bytes: Buffer, at: number): number => {
  if (says(bytes, at, 'OpusHead')) return 48_000;
  if (says(bytes, at, '\x01vorbis') && at + 16 <= bytes.length) return bytes.readUInt32LE(at + 12);
  return 0;
};

/** One stream of Opus or Vorbis, page after page to the end of the file. */
export const readOgg = (bytes: Buffer): Found | null => {
  if (!says(bytes, 0, 'OggS')) return null;
  let rate = 0;
  let serial = -1;
  let last = 0n;
  let at = 0;
  while (at + 27 <= bytes.length) {
    if (!says(bytes, at, 'OggS')) return unsound('something between the pages');
    const segments = bytes[at + 26] ?? 0;
    const body = at + 27 + segments;
    if (body > bytes.length) break;
    let size = 0;
    for (const length of bytes.subarray(at + 27, body)) size += length;
    if (at === 0) {
      serial = bytes.readUInt32LE(14);
      rate = rateOf(bytes, body);
      if (rate < 8000 || rate > 192_000) return unsound('no sound in it');
    } else if (bytes.readUInt32LE(at + 14) !== serial) return unsound('more than one stream');
    const granule = bytes.readBigUInt64LE(at + 6);
    if (granule !== 0xffff_ffff_ffff_ffffn && granule > last) last = granule;
    at = body + size;
  }
  if (at < bytes.length || last === 0n) return unsound('cut');
  return { type: 'audio/ogg', seconds: Number(last) / rate };
};
