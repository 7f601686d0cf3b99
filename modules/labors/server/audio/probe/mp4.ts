import { type Found, says, unsound } from './found';

const parents: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']);
const mostBoxes = 200_000;

/** What the boxes say on the way. */
interface Seen {
  boxes: number;
  readonly kinds: string[];
  scale: number;
  whole: number;
  perSample: number;
  fragments: number;
  /** Of the fragment being read. */
  perFragment: number;
}

/** Sum of the durations in a run of samples. */
const runLength = (bytes: Buffer, at: number, end: number, each: number): number => {
  if (at + 8 > end) return unsound('run cut');
  const flags = bytes.readUIntBE(at + 1, 3);
  const count = bytes.readUInt32BE(at + 4);
  if ((flags & 0x100) === 0) return count * each;
  let place = at + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  if (place + count * step > end) return unsound('run cut');
  let sum = 0;
  for (let i = 0; i < count; i += 1, place += step) sum += bytes.readUInt32BE(place);
  return sum;
};

const leaf = (bytes: Buffer, kind: string, at: number, end: number, seen: Seen): void => {
  const wide = bytes[at] === 1;
  if (kind === 'hdlr' && at + 12 <= end) seen.kinds.push(bytes.toString('latin1', at + 8, at + 12));
  else if (kind === 'mdhd' && at + (wide ? 32 : 20) <= end) {
    seen.scale = bytes.readUInt32BE(at + (wide ? 20 : 12));
    seen.whole = wide ? Number(bytes.readBigUInt64BE(at + 24)) : bytes.readUInt32BE(at + 16);
  } else if (kind === 'trex' && at + 16 <= end) seen.perSample = bytes.readUInt32BE(at + 12);
  else if (kind === 'tfhd' && at + 8 <= end) {
    const flags = bytes.readUIntBE(at + 1, 3);
    const place = at + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
    seen.perFragment = flags & 0x8 && place + 4 <= end ? bytes.readUInt32BE(place) : seen.perSample;
  } else if (kind === 'trun') seen.fragments += runLength(bytes, at, end, seen.perFragment);
};

const walk = (bytes: Buffer, from: number, to: number, depth: number, seen: Seen): void => {
  let at = from;
  while (at + 8 <= to) {
    seen.boxes += 1;
    if (seen.boxes > mostBoxes || depth > 8) unsound('too many parts');
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const small = bytes.readUInt32BE(at);
    const head = small === 1 ? 16 : 8;
    if (at + head > to) unsound('cut');
    const size = small === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : small === 0 ? to - at : small;
    if (size < head || at + size > to) unsound('cut');
    if (parents.has(kind)) walk(bytes, at + head, at + size, depth + 1, seen);
    else leaf(bytes, kind, at + head, at + size, seen);
    at += size;
  }
};

/** MP4 with sound and nothing else, whole or in the fragments that browsers write. */
export const readMp4 = (bytes: Buffer): Found | null => {
  if (!says(bytes, 4, 'ftyp')) return null;
  const seen: Seen = { boxes: 0, kinds: [], scale: 0, whole: 0, perSample: 0, fragments: 0, perFragment: 0 };
  walk(bytes, 0, bytes.length, 0, seen);
  if (seen.kinds.filter((kind) => kind !== 'soun').length > 0) return unsound('more than sound in it');
  const units = Math.max(seen.whole >= 0xffff_ffff ? 0 : seen.whole, seen.fragments);
  if (seen.kinds.length !== 1 || seen.scale === 0 || units === 0) return unsound('no sound in it');
  return { type: 'audio/mp4', seconds: units / seen.scale };
};
