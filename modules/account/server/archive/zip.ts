import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive. */
export interface ZipEntry {
  /** Path with slashes. */
  readonly path: string;
  readonly body: Uint8Array;
  /** False for sound and pictures, which do not get smaller. */
  readonly squeeze: boolean;
}

const utf8Names = 0x0800;
/** 1 January 1980: when something was written stands in the files themselves. */
const date = 0x0021;

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** The fields that stand both before a file and in the directory. */
const fields = ({ name, crc, method, packed, size }: Written): Buffer => {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(utf8Names, 2);
  head.writeUInt16LE(method, 4);
  head.writeUInt16LE(date, 8);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(packed, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
};

const mark = (hex: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(hex);
  return four;
};

const directoryEntry = (file: Written): Buffer => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(file.offset, 10);
  return Buffer.concat([mark(0x02014b50), Buffer.from([20, 0]), fields(file), rest, file.name]);
};

/** A zip archive of less than 4 GB; throws when it would be larger. */
export const zip = async (entries: AsyncIterable<ZipEntry>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  const files: Written[] = [];
  let offset = 0;
  for await (const { path, body, squeeze } of entries) {
    const packed = squeeze ? deflateRawSync(body) : Buffer.from(body);
    const file: Written = {
      name: Buffer.from(path, 'utf8'),
      crc: crc32(body),
      method: squeeze ? 8 : 0,
      packed: packed.length,
      size: body.length,
      offset,
    };
    const head = Buffer.concat([mark(0x04034b50), fields(file), file.name]);
    parts.push(head, packed);
    files.push(file);
    offset += head.length + packed.length;
    if (offset > 0xff00_0000) throw new Error('an export larger than 4 GB');
  }
  const directory = Buffer.concat(files.map(directoryEntry));
  const last = Buffer.alloc(18);
  last.writeUInt16LE(files.length, 4);
  last.writeUInt16LE(files.length, 6);
  last.writeUInt32LE(directory.length, 8);
  last.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, mark(0x06054b50), last]);
};
