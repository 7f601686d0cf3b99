import { randomBytes } from 'node:crypto';
import { chown, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Text of a file, or null when there is none. */
export const readOrNull = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** True when something stands at the path. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

/** Makes entries of a folder survive a power cut. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

const draft = async (path: string, content: string): Promise<string> => {
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  // A root start in another person's checkout leaves files which that person can read again.
  const folder = await stat(dirname(path));
  if (process.getuid?.() === 0 && folder.uid !== 0) await chown(temporary, folder.uid, folder.gid);
  return temporary;
};

/** Writes a private file as a whole or not at all. */
export const writeWhole = async (path: string, content: string): Promise<void> => {
  await rename(await draft(path, content), path);
  await syncFolder(dirname(path));
};

/** Writes a private file unless it exists; false when it does. Of many at once, one wins. */
export const writeFirst = async (path: string, content: string): Promise<boolean> => {
  const temporary = await draft(path, content);
  try {
    await link(temporary, path);
    await syncFolder(dirname(path));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
};
