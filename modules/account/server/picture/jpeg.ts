import { broken, checkSize, refuse } from './bytes';

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
const adobe = 0xee;
/** Tables that paint the picture: quantisation, Huffman, arithmetic, restart interval. */
const tables: ReadonlySet<number> = new Set([0xdb, 0xc4, 0xcc, 0xdd]);
/** Baseline, extended and progressive frames; what browsers cannot show is refused. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** Where the next marker stands after the data of a scan, whose own FF bytes are followed by 00 or a restart mark. */
const afterScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return broken();
};

/** The JPEG without texts, EXIF (where it was taken, which way the camera stood), thumbnails and profiles. Throws 422 for anything else. */
export const cleanJpeg = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  let [framed, scanned] = [false, false];
  for (;;) {
    if (at + 2 > bytes.length || bytes[at] !== 0xff) return broken();
    const marker = bytes[at + 1] ?? 0;
    // Bytes of FF may fill the space before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) break;
    if (marker === start || at + 4 > bytes.length) return broken();
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (next < at + 4 || next > bytes.length) return broken();
    const isFrame = frames.has(marker);
    if (isFrame) {
      if (framed || next < at + 10) return broken();
      checkSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      framed = true;
    } else if (marker >= 0xc0 && marker <= 0xcf && !tables.has(marker))
      return refuse('Browsers cannot show this kind of JPEG. Save it anew and choose that file.');
    if (marker === scan && !framed) return broken();
    const until = marker === scan ? afterScan(bytes, next) : next;
    scanned ||= marker === scan;
    // The mark of Adobe says how colours are meant; without it some pictures turn green.
    const isAdobe = marker === adobe && bytes.toString('latin1', at + 4, at + 9) === 'Adobe' && next - at === 16;
    if (isFrame || isAdobe || marker === scan || tables.has(marker)) parts.push(bytes.subarray(at, until));
    at = until;
  }
  if (!scanned) return broken();
  return Buffer.concat([...parts, Buffer.from([0xff, end])]);
};
