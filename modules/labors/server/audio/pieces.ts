import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';

/** Sealed one by one, so that a part is played without opening the whole. */
export const pieceBytes = 1024 * 1024;

/** The two files of a recording: as it came, and the copy that plays everywhere. */
export type SoundFile = 'original' | 'copy';
/** Where the sound of one recording lies. */
export interface Sound {
  readonly id: string;
  readonly ownerId: string;
  readonly file: SoundFile;
}
type Keeper = Pick<Core, 'storage' | 'vault' | 'db'>;

const keyOf = ({ id, file }: Pick<Sound, 'id' | 'file'>, piece: number): string => `audio/${id}/${file}-${piece}`;
const placeOf = ({ id, file }: Sound, piece: number): string => `labor_audio:${file}:${id}:${piece}`;

export const pieceCount = (bytes: number): number => Math.ceil(bytes / pieceBytes);

/** Removes the pieces of one file; those that are not there do not matter. */
export const removePieces = async (
  { storage }: Pick<Core, 'storage'>,
  sound: Pick<Sound, 'id' | 'file'>,
  pieces: number,
): Promise<void> => {
  for (let piece = 0; piece < pieces; piece += 1) await storage.remove(keyOf(sound, piece));
};

/** Stores a sound sealed; on failure nothing of it stays. Answers the number of pieces. */
export const storePieces = async (core: Keeper, db: Knex, sound: Sound, bytes: Buffer): Promise<number> => {
  const pieces = pieceCount(bytes.length);
  try {
    for (let piece = 0; piece < pieces; piece += 1) {
      const part = bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
      await core.storage.put(
        keyOf(sound, piece),
        await core.vault.encrypt(db, sound.ownerId, placeOf(sound, piece), part),
      );
    }
  } catch (error) {
    await removePieces(core, sound, pieces).catch(() => undefined);
    throw error;
  }
  return pieces;
};

const openPiece = async (core: Keeper, sound: Sound, piece: number): Promise<Buffer> => {
  const sealed = await core.storage.get(keyOf(sound, piece));
  if (!sealed) throw new Error('a piece of a recording is missing');
  return core.vault.decrypt(core.db, sound.ownerId, placeOf(sound, piece), sealed);
};

/** The bytes from `first` to `last`, piece by piece as they are wanted. */
export async function* openPieces(core: Keeper, sound: Sound, first: number, last: number): AsyncGenerator<Buffer> {
  for (let piece = Math.floor(first / pieceBytes); piece * pieceBytes <= last; piece += 1) {
    const opened = await openPiece(core, sound, piece);
    const start = piece * pieceBytes;
    yield opened.subarray(Math.max(0, first - start), Math.min(opened.length, last - start + 1));
  }
}

/** All of a sound at once, for conversion. */
export const openSound = async (core: Keeper, sound: Sound, bytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of openPieces(core, sound, 0, bytes - 1)) parts.push(part);
  return Buffer.concat(parts);
};
