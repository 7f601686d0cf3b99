import { broken, checkSize, refuse } from './bytes';

const alpha = 0x10;
const moves = 0x02;

/** Width and height as the data of the picture itself says them. */
const sizeOf = (name: string, data: Buffer): readonly [number, number] => {
  if (name === 'VP8 ') {
    if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return broken();
    return [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
  }
  if (data.length < 5 || data[0] !== 0x2f) return broken();
  const bits = data.readUInt32LE(1);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
};

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

const chunksOf = (bytes: Buffer): readonly Chunk[] => {
  const all = bytes.readUInt32LE(4) + 8;
  if (all > bytes.length) return broken();
  const chunks: Chunk[] = [];
  for (let at = 12; at < all; ) {
    if (at + 8 > all) return broken();
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > all) return broken();
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
};

const written = ({ name, data }: Chunk): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** The WebP with its picture and transparency alone: no EXIF, no XMP, no profile. Throws 422 for anything else. */
export const cleanWebp = (bytes: Buffer): Buffer => {
  if (bytes.length < 20) return broken();
  const chunks = chunksOf(bytes);
  const extended = chunks[0]?.name === 'VP8X' ? chunks[0].data : null;
  if (extended && (extended.length !== 10 || (extended[0] ?? 0) & moves))
    return refuse('Choose a picture that does not move.');
  const picture = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  if (!picture) return broken();
  const [width, height] = sizeOf(picture.name, picture.data);
  checkSize(width, height);
  const mask = chunks.find(({ name }) => name === 'ALPH');
  const parts: Chunk[] = [];
  if (extended && mask && picture.name === 'VP8 ') {
    const flags = Buffer.alloc(10);
    flags[0] = alpha;
    flags.writeUIntLE(width - 1, 4, 3);
    flags.writeUIntLE(height - 1, 7, 3);
    parts.push({ name: 'VP8X', data: flags }, mask);
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...[...parts, picture].map(written)]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};
