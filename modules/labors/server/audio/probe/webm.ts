import { type Found, unsound } from './found';

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;
/** Elements whose children matter. */
const parents: ReadonlySet<number> = new Set([
  ids.ebml,
  ids.segment,
  ids.info,
  ids.tracks,
  ids.track,
  ids.cluster,
  ids.blockGroup,
]);
/** Far more than half an hour of speech has. */
const mostElements = 500_000;

/** A number of the length that its first byte tells; `marker` keeps that bit, as ids do. Size all ones: not known, -1. */
const vint = (bytes: Buffer, at: number, marker: boolean): readonly [value: number, length: number] => {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > bytes.length) return unsound('cut');
  let value = marker ? first : first & (0xff >> length);
  let ones = !marker && value === 0xff >> length;
  for (let i = 1; i < length; i += 1) {
    const next = bytes[at + i] ?? 0;
    ones &&= next === 0xff;
    value = value * 256 + next;
  }
  return [ones ? -1 : value, length];
};

const unsigned = (bytes: Buffer, at: number, size: number): number =>
  size > 6 ? Number(bytes.readBigUInt64BE(at + size - 8)) : size === 0 ? 0 : bytes.readUIntBE(at, size);

/** WebM with sound and nothing else. Browsers write it as it comes, so its length is that of its last block. */
export const readWebm = (bytes: Buffer): Found | null => {
  if (bytes.length < 8 || bytes.readUInt32BE(0) !== ids.ebml) return null;
  const kinds: number[] = [];
  let [scale, cluster, last, named, seen] = [1_000_000, 0, -1, false, 0];
  let at = 0;
  while (at < bytes.length) {
    seen += 1;
    if (seen > mostElements) return unsound('too many parts');
    const [id, idLength] = vint(bytes, at, true);
    const [size, sizeLength] = vint(bytes, at + idLength, false);
    const body = at + idLength + sizeLength;
    if (parents.has(id)) {
      if (id === ids.cluster) cluster = 0;
      at = body;
      continue;
    }
    // A recording that was broken off ends in the middle of a block; all before it is good.
    if (size < 0 || body + size > bytes.length) break;
    if (id === ids.docType) named = ['webm', 'matroska'].includes(bytes.toString('latin1', body, body + size));
    else if (id === ids.scale) scale = unsigned(bytes, body, Math.min(size, 6));
    else if (id === ids.trackType) kinds.push(bytes[body] ?? 0);
    else if (id === ids.clusterTime) cluster = size <= 8 ? unsigned(bytes, body, size) : 0;
    else if ((id === ids.simpleBlock || id === ids.block) && size >= 4) {
      const [, trackLength] = vint(bytes, body, false);
      if (body + trackLength + 2 <= bytes.length)
        last = Math.max(last, cluster + bytes.readInt16BE(body + trackLength));
    }
    at = body + size;
  }
  if (!named || last < 0) return unsound('no sound in it');
  if (kinds.length !== 1 || kinds[0] !== 2) return unsound('more than sound in it');
  // The last block lasts a few hundredths of a second too.
  return { type: 'audio/webm', seconds: (last * scale) / 1e9 + 0.02 };
};
