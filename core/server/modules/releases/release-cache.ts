import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from '../../../contract/server';
import { integrityOf, readStoredFile } from './release-files';
import type { StoredRelease } from './release-index';

/** Versions on the disk of this process, each file as it was published. */
export interface ReleaseCache {
  readonly folder: string;
  /** The folder of a version, brought here and checked at the first call. Throws when a file is missing or another one. */
  folderOf(stored: StoredRelease): Promise<string>;
}

const isWhole = async (folder: string, { release }: StoredRelease): Promise<boolean> => {
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const bytes = await readFile(join(folder, file)).catch(() => null);
    if (bytes === null || integrityOf(bytes) !== integrity) return false;
  }
  return true;
};

/** Keeps versions below a folder of this machine, so that they are there when the storage is not. */
export const createReleaseCache = (folder: string, storage: Storage): ReleaseCache => {
  const known = new Map<string, Promise<string>>();

  const bring = async (stored: StoredRelease): Promise<string> => {
    const to = join(folder, stored.module, stored.id);
    if (existsSync(to)) {
      if (await isWhole(to, stored)) return to;
      await rm(to, { recursive: true, force: true });
    }
    const aside = join(folder, stored.module, `${stored.id}.${randomUUID()}`);
    try {
      for (const file of Object.keys(stored.release.files)) {
        const bytes = await readStoredFile(storage, stored.release, stored.id, file);
        await mkdir(dirname(join(aside, file)), { recursive: true });
        await writeFile(join(aside, file), bytes);
      }
      await mkdir(aside, { recursive: true });
      await rename(aside, to).catch(async (error: NodeJS.ErrnoException) => {
        // Another process of this machine was quicker.
        if (!existsSync(to) || !(await isWhole(to, stored))) throw error;
      });
      return to;
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  };

  return {
    folder,
    folderOf: (stored) => {
      const had = known.get(stored.id);
      if (had) return had;
      const coming = bring(stored);
      known.set(stored.id, coming);
      coming.catch(() => known.delete(stored.id));
      return coming;
    },
  };
};
