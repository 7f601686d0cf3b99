import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

interface PngOptions {
  /** 8 or 16 bits a colour. */
  readonly depth?: 8 | 16;
  /** Chunks before the pixels, by their names. */
  readonly notes?: Readonly<Record<string, Buffer>>;
  /** The shade of its pixels. */
  readonly shade?: number;
}

/** A PNG of one shade, with all its pixels. */
export const aPng = (width: number, height: number, { depth = 8, notes = {}, shade = 90 }: PngOptions = {}): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + width * 3 * (depth / 8), shade);
  row[0] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...Object.entries(notes).map(([name, data]) => chunk(name, data)),
    chunk('IDAT', deflateSync(Buffer.alloc(row.length * height, row))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The head of a PNG that says how large it is, and no pixels. */
export const aBareHead = (width: number, height: number, depth: 8 | 16 = 8): Buffer => {
  const small = aPng(1, 1, { depth });
  const head = Buffer.from(small.subarray(16, 29));
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([small.subarray(0, 8), chunk('IHDR', head), small.subarray(33)]);
};

/** A JPEG of 16 x 12 pixels with a note where cameras write the position. */
export const aJpegWith = (note: string): Buffer => {
  const plain = Buffer.from(jpegPixels, 'base64');
  const exif = Buffer.from(`Exif\0\0${note}`, 'latin1');
  const segment = Buffer.from([0xff, 0xe1, 0, 0]);
  segment.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([plain.subarray(0, 2), segment, exif, plain.subarray(2)]);
};

const jpegPixels =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAMABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgAnP/Z';
