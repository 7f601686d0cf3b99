import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from '../../contract/server';

const part = /^[a-z0-9][a-z0-9._-]{0,127}$/i;

/** Files under one folder; a put is written aside, synced and renamed, so a reader sees all of it or none. */
export const createLocalStorage = (folder: string): Storage => {
  const fileOf = (key: string): string => {
    const parts = key.split('/');
    if (!parts.every((name) => part.test(name) && !name.includes('..'))) throw new Error('not a storage key');
    return join(folder, ...parts);
  };
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
    get: async (key) =>
      readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: async (key) => {
      await rm(fileOf(key), { force: true });
    },
  };
};

/** The same storage for one module: its keys live under its id. */
export const scopedStorage = (storage: Storage, owner: string): Storage => ({
  put: (key, body) => storage.put(`${owner}/${key}`, body),
  get: (key) => storage.get(`${owner}/${key}`),
  remove: (key) => storage.remove(`${owner}/${key}`),
});
