import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type ArchiveSecrets, chooseKey, findKey, getFingerprint, type KeyName } from './archive-key';
import { BackupProblem } from './problem';

/*
 * An archive is a header in clear and chunks of AES-256-GCM in the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár; as in
 * age and Tink). A chunk's nonce is its number and whether it is the last one, so chunks that are altered, moved, repeated or left
 * out do not open, and an archive that was cut off has no last chunk. Each archive has a key of its own, derived from the secret,
 * a random salt and the header.
 */

/** What anybody may read of an archive. */
export interface ArchiveHeader {
  readonly format: 1;
  readonly id: string;
  readonly madeAt: string;
  /** Fingerprint of the master key that wraps the keys of the people in it. */
  readonly master: string;
  /** The root key, wrapped by that master key; archives of before have none, and the master key in its place. */
  readonly root?: string;
  readonly encryption: { readonly name: KeyName; readonly fingerprint: string; readonly salt: string };
}

const magic = Buffer.from('HEDOBKP1');
const chunkBytes = 256 * 1024;
const tagBytes = 16;
const mostHeaderBytes = 4096;

const deriveKey = (secret: Buffer, salt: string, clear: Buffer): Buffer => {
  const info = Buffer.concat([Buffer.from('hedo backup archive'), createHash('sha256').update(clear).digest()]);
  return Buffer.from(hkdfSync('sha256', secret, Buffer.from(salt, 'hex'), info, 32));
};

const nonceOf = (number: number, last: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = last ? 1 : 0;
  return nonce;
};

/** Cuts a stream into pieces of one size, the last one shorter; there is always a last one. */
const inPieces = async function* (
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ readonly piece: Buffer; readonly last: boolean }> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length <= size) continue;
    let rest = Buffer.concat(parts);
    for (; rest.length > size; rest = rest.subarray(size)) yield { piece: rest.subarray(0, size), last: false };
    parts = [rest];
    length = rest.length;
  }
  yield { piece: Buffer.concat(parts), last: true };
};

/** Header for an archive that is about to be made. */
export const createHeader = (secrets: ArchiveSecrets, id: string, madeAt: Date, root: Buffer | null): ArchiveHeader => {
  const { name, key } = chooseKey(secrets);
  return {
    format: 1,
    id,
    madeAt: madeAt.toISOString(),
    master: getFingerprint(secrets.master),
    ...(root ? { root: root.toString('base64') } : {}),
    encryption: { name, fingerprint: getFingerprint(key), salt: randomBytes(32).toString('hex') },
  };
};

/** The bytes of an archive with this content. */
export const encryptArchive = async function* (
  secrets: ArchiveSecrets,
  header: ArchiveHeader,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  const clear = Buffer.concat([magic, length, json]);
  yield clear;
  const key = deriveKey(chooseKey(secrets).key, header.encryption.salt, clear);
  let number = 0;
  for await (const { piece, last } of inPieces(content, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
};

const isHeader = (value: unknown): value is ArchiveHeader => {
  const { format, id, madeAt, master, encryption } = (value ?? {}) as Partial<ArchiveHeader>;
  const texts = [id, madeAt, master, encryption?.fingerprint, encryption?.salt];
  return (
    format === 1 &&
    texts.every((text) => typeof text === 'string') &&
    /^(MASTER|BACKUP)_KEY$/.test(encryption?.name ?? '')
  );
};

const readExactly = async (handle: FileHandle, length: number, position: number): Promise<Buffer | null> => {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : null;
};

/** Reads what stands in clear at the beginning of an archive. */
export const readHeader = async (file: string): Promise<{ readonly header: ArchiveHeader; readonly clear: Buffer }> => {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`${file} cannot be read (${error.code ?? error.message}). Give the path of a backup.`);
  });
  try {
    const start = await readExactly(handle, magic.length + 4, 0);
    if (!start?.subarray(0, magic.length).equals(magic))
      throw new BackupProblem(`${file} is no backup of this product.`);
    const length = start.readUInt32BE(magic.length);
    const json = length > mostHeaderBytes ? null : await readExactly(handle, length, start.length);
    const header: unknown = json && JSON.parse(json.toString());
    if (!json || !isHeader(header)) throw new Error('not a header of this format');
    return { header, clear: Buffer.concat([start, json]) };
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`The beginning of ${file} is damaged, or a newer release made it. Use another backup.`);
  } finally {
    await handle.close();
  }
};

const openChunk = (key: Buffer, number: number, last: boolean, chunk: Buffer): Buffer | null => {
  if (chunk.length < tagBytes) return null;
  const body = chunk.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last)).setAuthTag(chunk.subarray(body));
  const plain = decipher.update(chunk.subarray(0, body));
  try {
    decipher.final();
    return plain;
  } catch {
    return null;
  }
};

/** The content of an archive. Each chunk is authenticated before it is handed out; throws where one was altered or the end is missing. */
export const decryptArchive = async function* (secrets: ArchiveSecrets, file: string): AsyncGenerator<Buffer> {
  const { header, clear } = await readHeader(file);
  const key = deriveKey(findKey(secrets, header.encryption), header.encryption.salt, clear);
  const handle = await open(file, 'r');
  try {
    const source = handle.createReadStream({ start: clear.length, highWaterMark: 4 * chunkBytes, autoClose: false });
    let number = 0;
    for await (const { piece, last } of inPieces(source as AsyncIterable<Buffer>, chunkBytes + tagBytes)) {
      const plain = openChunk(key, number, last, piece);
      if (!plain && last && (piece.length === 0 || openChunk(key, number, false, piece)))
        throw new BackupProblem(`${file} was cut off: its end is missing. Use another copy of it or another backup.`);
      if (!plain)
        throw new BackupProblem(
          `${file} was altered or cut off (chunk ${number + 1} does not authenticate). Use another copy of it or another backup.`,
        );
      yield plain;
      number += 1;
    }
  } finally {
    await handle.close();
  }
};
