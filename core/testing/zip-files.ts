import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  /** How many bytes the archive says that it has; as many as it has unless given. */
  readonly said?: number;
}

const header = (signature: number, file: ZippedFile, packed: Uint8Array, more: number): Buffer => {
  const bytes = Buffer.from(file.bytes);
  const isCentral = more >= 0;
  const at = isCentral ? 6 : 4;
  const head = Buffer.alloc(isCentral ? 46 : 30);
  head.writeUInt32LE(signature, 0);
  // Names are UTF-8; the method is deflate.
  head.writeUInt16LE(20, at);
  head.writeUInt16LE(0x800, at + 2);
  head.writeUInt16LE(8, at + 4);
  head.writeUInt32LE(crc32(bytes), at + 10);
  head.writeUInt32LE(packed.length, at + 14);
  head.writeUInt32LE(file.said ?? bytes.length, at + 18);
  head.writeUInt16LE(Buffer.byteLength(file.name), at + 22);
  if (isCentral) head.writeUInt32LE(more, 42);
  return Buffer.concat([head, Buffer.from(file.name)]);
};

/** A zip archive with any names, also such as no honest program writes. */
export const zipFiles = (files: readonly ZippedFile[]): Buffer => {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let length = 0;
  for (const file of files) {
    const packed = deflateRawSync(file.bytes);
    const local = header(0x0403_4b50, file, packed, -1);
    central.push(header(0x0201_4b50, file, packed, length));
    parts.push(local, packed);
    length += local.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(length, 16);
  return Buffer.concat([...parts, directory, end]);
};

/** The files of a folder, for an archive in which they lie below `top`. */
export const filesOf = (folder: string, top = ''): ZippedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: top + relative(folder, path), bytes: readFileSync(path) }));
