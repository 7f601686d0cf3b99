import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../db/embedded/files';

/*
 * A tombstone is a small file, outside of the database, that says whose account was erased. A backup made before still holds that
 * person; a restore reads the tombstones and erases them again. It holds the bare id, which leads to nobody but in such a backup.
 */

export interface Tombstone {
  readonly userId: string;
  readonly erasedAt: string;
}
interface Signed extends Tombstone {
  readonly mac: string;
}

const fileForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.json$/;

/** Authenticated with a key of the host, so that nobody who can write into the folder can have others erased. */
const sign = (root: Buffer, { userId, erasedAt }: Tombstone): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', root, '', 'hedo tombstone', 32));
  return createHmac('sha256', key).update(`${userId} ${erasedAt}`).digest();
};

const isSigned = (root: Buffer, { mac, ...tombstone }: Signed): boolean => {
  const given = Buffer.from(String(mac), 'base64url');
  const right = sign(root, tombstone);
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Notes an erasure; on disk when this resolves. */
export const saveTombstone = async (folder: string, root: Buffer, tombstone: Tombstone): Promise<void> => {
  const signed: Signed = { ...tombstone, mac: sign(root, tombstone).toString('base64url') };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(join(folder, `${tombstone.userId}.json`), `${JSON.stringify(signed)}\n`);
};

const listFiles = async (folder: string): Promise<string[] | null> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return names?.filter((name) => fileForm.test(name)).sort() ?? null;
};

/** All erasures noted in a folder; null when there is no such folder. Throws where a file is not one of this installation. */
export const readTombstones = async (folder: string, root: Buffer): Promise<Tombstone[] | null> => {
  const files = await listFiles(folder);
  if (!files) return null;
  const found: Tombstone[] = [];
  for (const name of files) {
    const path = join(folder, name);
    const signed = await readFile(path, 'utf8').then(
      (text) => JSON.parse(text) as Signed,
      () => null,
    );
    if (signed?.userId !== fileForm.exec(name)?.[1] || !signed || !isSigned(root, signed))
      throw new Error(
        `${path} is damaged or was written by another installation. Check who changed it, and bring back a copy.`,
      );
    found.push({ userId: signed.userId, erasedAt: signed.erasedAt });
  }
  return found;
};

/** Copies what is missing; answers how many the other folder has then. */
export const copyTombstones = async (from: string, to: string): Promise<number> => {
  const known = new Set(await listFiles(to));
  const files = (await listFiles(from)) ?? [];
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of files)
    if (!known.has(name)) {
      await writeWhole(join(to, name), await readFile(join(from, name), 'utf8'));
      known.add(name);
    }
  return known.size;
};
