import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type StoredFiles } from './stored-files';

/** What a put has not finished yet. */
const unfinishedPut = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;
/** Bytes that are read at once. */
const readBytes = 256 * 1024;

const ifThere = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Keys of all files in a folder, one folder after the other, so that no list of all is in memory. */
const listFolder = async function* (folder: string, prefix = ''): AsyncGenerator<string> {
  const entries = await opendir(join(folder, prefix)).catch(ifThere);
  if (!entries) return;
  for await (const entry of entries) {
    // No key begins with a full stop: that is a mark of a restore.
    if (entry.name.startsWith('.')) continue;
    const key = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* listFolder(folder, key);
    else if (entry.isFile() && !unfinishedPut.test(entry.name)) yield key;
  }
};

/** Files under one folder; a put is written aside, synced and renamed, so a reader sees all of it or none. */
export const createLocalStorage = (folder: string): StoredFiles => {
  const fileOf = (key: string): string => join(folder, ...checkKey(key));
  return {
    put: async (key, body) => {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      const aside = `${file}.${randomUUID()}.part`;
      const handle = await open(aside, 'wx', 0o600);
      try {
        await handle.writeFile(body);
        await handle.sync();
        await handle.close();
        await rename(aside, file);
      } catch (error) {
        // A full disk: what was begun must not fill it further.
        await handle.close().catch(() => undefined);
        await rm(aside, { force: true });
        throw error;
      }
    },
    get: async (key) => readFile(fileOf(key)).catch(ifThere),
    remove: async (key) => {
      await rm(fileOf(key), { force: true });
    },
    list: () => listFolder(folder),
    read: async (key) => {
      const handle = await open(fileOf(key), 'r').catch(ifThere);
      return handle && (handle.createReadStream({ highWaterMark: readBytes }) as AsyncIterable<Buffer>);
    },
  };
};
