import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../db/embedded/files';
import { createLocalStorage } from '../storage/local-storage';
import { BackupProblem } from './problem';

const keyForm = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/i;
/** In a storage folder as long as its restore has not ended. No key begins with a full stop. */
const mark = '.restoring';

/** Checksum of a stored file as it is on disk. */
export const hashStoredFile = async (folder: string, key: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(join(folder, key)) as AsyncIterable<Buffer>) hash.update(bytes);
  return hash.digest('hex');
};

const isMarked = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [] as string[])).includes(mark);

/** A storage folder that is being restored: it takes its name only when all files are on disk. */
export class RestoredFolder {
  readonly #target: string;
  readonly #incoming: string;

  constructor(target: string) {
    this.#target = target;
    this.#incoming = `${target}.restoring`;
  }

  /** Throws when there is a living storage. What an unfinished restore left is removed. */
  async prepare(): Promise<void> {
    await rm(this.#incoming, { recursive: true, force: true });
    if (await isMarked(this.#target)) await rm(this.#target, { recursive: true });
    await this.#refuseFiles();
  }

  async #refuseFiles(): Promise<void> {
    for await (const key of createLocalStorage(this.#target).list())
      throw new BackupProblem(
        `The storage in ${this.#target} is not empty (${key}). A backup is restored into an empty data folder only: ` +
          'set DATA_DIR to a new one, or move the old storage away.',
      );
  }

  async begin(): Promise<void> {
    await mkdir(this.#incoming, { recursive: true, mode: 0o700 });
    await writeFile(join(this.#incoming, mark), '');
  }

  async write(key: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    if (!keyForm.test(key) || key.includes('..')) throw new BackupProblem(`The archive names a file wrongly (${key}).`);
    const file = join(this.#incoming, key);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(file, 'wx', 0o600);
    try {
      await writeFile(handle, bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Gives the folder its name; it still counts as unfinished until `finish`. */
  async place(): Promise<void> {
    await this.#refuseFiles();
    await rm(this.#target, { recursive: true, force: true });
    await rename(this.#incoming, this.#target);
    await syncFolder(dirname(this.#target));
  }

  async finish(): Promise<void> {
    await rm(join(this.#target, mark), { force: true });
  }
}
