import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

/** A text with a nonce in it, as bytes in which another nonce of the same length can be written. */
export interface PatchableText {
  /** Bytes in memory. */
  readonly size: number;
  /** The text with this nonce. */
  plain(nonce: string): Buffer;
  /** The same, compressed by brotli; null where that cannot be patched. */
  brotli(nonce: string): Buffer | null;
  /** Both to be written piece by piece. */
  readonly large: Pieces;
  readonly small: Pieces | null;
  readonly templates: Templates;
}

/** A text as it is written, of so many bytes. */
interface Pieces {
  readonly length: number;
  write(nonce: string): Iterable<Buffer | string>;
}

/** Signs of a nonce. */
const nonceLength = 24;

/** Bytes with places in which a nonce stands. */
interface Template {
  readonly bytes: Buffer;
  readonly places: readonly number[];
}

/** What a text with a nonce is made from. */
export interface Templates {
  readonly plain: Template;
  readonly small: Template | null;
}

const fill = ({ bytes, places }: Template, nonce: string): Buffer => {
  const copy = Buffer.from(bytes);
  for (const place of places) copy.write(nonce, place, 'latin1');
  return copy;
};

const piecesOf = ({ bytes, places }: Template): Pieces => {
  const starts = [0, ...places.map((place) => place + nonceLength)];
  const parts = starts.map((start, index) => bytes.subarray(start, places[index]));
  return {
    length: bytes.length,
    write: (nonce) => parts.flatMap((part, index) => (index === 0 ? [part] : [nonce, part])),
  };
};

/** What brotli puts in front of `length` bytes that it does not compress (RFC 7932, 9.2): not the last block, four nibbles of length. */
const rawHeader = (length: number): Buffer => {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
};

/** The compressed bytes of each piece, which end on whole bytes. */
const compressPieces = async (pieces: readonly string[]): Promise<Buffer[]> => {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done: Buffer[] = [];
  const collect = (): void => void done.push(Buffer.concat(chunks.splice(0)));
  for (const piece of pieces.slice(0, -1)) {
    stream.write(piece);
    await new Promise<void>((resolve, reject) => {
      stream.once('error', reject);
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
        stream.off('error', reject);
        resolve();
      });
    });
    collect();
  }
  await new Promise<void>((resolve, reject) => {
    stream.once('error', reject);
    stream.once('end', resolve);
    stream.end(pieces.at(-1));
  });
  collect();
  return done;
};

const decompress = promisify(brotliDecompress);

/**
 * Compressed so that each nonce stands in it as it is, in a block of its own. Nothing may point into that block: a random nonce is
 * repeated nowhere, and its last two signs, by which the signs after it are coded, are the same in all. Null where that fails.
 */
const compressed = async (pieces: readonly string[], nonce: string, other: string): Promise<Template | null> => {
  const blocks = await compressPieces(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece])));
  const places: number[] = [];
  let length = 0;
  const bytes = blocks.flatMap((block, index) => {
    const parts = index % 2 === 0 ? [block] : [rawHeader(nonce.length), Buffer.from(nonce, 'latin1')];
    if (index % 2 === 1) places.push(length + 3);
    for (const part of parts) length += part.length;
    return parts;
  });
  const template = { bytes: Buffer.concat(bytes), places };
  const read = await decompress(fill(template, other)).catch(() => null);
  return read?.toString() === pieces.join(other) ? template : null;
};

export const fromTemplates = (templates: Templates): PatchableText => {
  const { plain, small } = templates;
  return {
    templates,
    size: plain.bytes.length + (small?.bytes.length ?? 0),
    large: piecesOf(plain),
    small: small && piecesOf(small),
    plain: (own) => fill(plain, own),
    brotli: (own) => small && fill(small, own),
  };
};

/** Takes a text apart at a nonce that stands nowhere by chance. */
export const toPatchable = async (text: string, nonce: string): Promise<PatchableText> => {
  const pieces = text.split(nonce);
  const places: number[] = [];
  let length = 0;
  for (const piece of pieces.slice(0, -1)) {
    length += Buffer.byteLength(piece);
    places.push(length);
    length += nonce.length;
  }
  const plain: Template = { bytes: Buffer.from(text), places };
  const small = await compressed(pieces, nonce, `${[...nonce.slice(0, -2)].reverse().join('')}==`);
  return fromTemplates({ plain, small });
};
