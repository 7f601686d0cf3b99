import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { Import } from '../models/import';
import type { Preview } from './preview';

/** Bytes of a part; each is encrypted by itself, so that a file is never in memory as a whole when it is read. */
const partBytes = 512 * 1024;

type Stored = Pick<Import, 'id' | 'createdBy' | 'parts'>;

const keyOf = (id: string, part: number): string => `${id}/${part}`;
const placeOf = (id: string, part: number): string => `imports:part-${part}:${id}`;
const previewPlace = (id: string): string => `imports:preview:${id}`;

export const createGoneError = () =>
  conflict('file-gone', 'The file of this import is erased. Upload it again as a new import.');

const join = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.length;
    if (size < partBytes) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
};

/** Most parts that a file of so many bytes can have: Western European text grows when it becomes UTF-8. */
export const countMostParts = (size: number): number => Math.ceil((size * 3) / partBytes) + 1;

/** Stores a file for the person who uploaded it; calls `onStart` with its beginning. Answers the number of parts. */
export const storeFile = async (
  core: Core,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  pieces: AsyncIterable<Buffer>,
  onStart: (start: Buffer) => Promise<void>,
): Promise<number> => {
  let parts = 0;
  for await (const body of join(pieces)) {
    if (parts === 0) await onStart(body);
    const encrypted = await core.vault.encrypt(core.db, ownerId, placeOf(id, parts), body);
    await core.storage.put(keyOf(id, parts), encrypted);
    parts += 1;
  }
  return parts;
};

/** The parts one after the other. Throws 409 when the file is erased. */
export const readParts = async function* (core: Core, { id, createdBy, parts }: Stored): AsyncGenerator<Uint8Array> {
  if (createdBy === null || parts === 0) throw createGoneError();
  for (let part = 0; part < parts; part += 1) {
    const stored = await core.storage.get(keyOf(id, part));
    if (!stored) throw createGoneError();
    yield await core.vault.decrypt(core.db, createdBy, placeOf(id, part), stored);
  }
};

export const removeParts = async (core: Core, id: string, parts: number): Promise<void> => {
  for (let part = 0; part < parts; part += 1) await core.storage.remove(keyOf(id, part));
};

export const encryptPreview = (core: Core, id: string, ownerId: string, preview: Preview): Promise<Buffer> =>
  core.vault.encrypt(core.db, ownerId, previewPlace(id), JSON.stringify(preview));

/** Headings and first rows; null when the file is erased. */
export const readPreview = async (
  core: Core,
  { id, createdBy, preview }: Pick<Import, 'id' | 'createdBy' | 'preview'>,
): Promise<Preview | null> =>
  createdBy === null || preview === null
    ? null
    : (JSON.parse(await core.vault.decryptText(core.db, createdBy, previewPlace(id), preview)) as Preview);
