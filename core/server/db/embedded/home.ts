import { randomBytes } from 'node:crypto';
import { chmod, mkdir, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../start-refused';
import { type Account, isRoot, serverAccount } from './account';
import { exists, readOrNull, writeFirst, writeWhole } from './files';

/** Where one cluster lives and who runs it. */
export interface Home {
  /** Folder with `data/`, the password and the record of the owner. */
  readonly path: string;
  /** Null: the account of this process. */
  readonly account: Account | null;
  /** What is worth saying about the place, or empty. */
  readonly note: string;
}

/** Homes of clusters that root starts. */
export const systemFolder = '/var/lib/hedo';
const systemHome = /^\/var\/lib\/hedo\/[0-9a-f]{12}$/;

const pointed = async (pointer: string): Promise<string | null> => {
  const path = (await readOrNull(pointer))?.trim() ?? null;
  if (path !== null && !systemHome.test(path))
    throw new StartRefused(`${pointer} names ${path}, which is no folder of ours.`);
  return path;
};

const makeSystemHome = async (dataDir: string): Promise<string> => {
  const path = join(systemFolder, randomBytes(6).toString('hex'));
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  await chmod(systemFolder, 0o755);
  await mkdir(path, { mode: 0o711 });
  // The umask may have closed what the server's account has to pass through.
  await chmod(path, 0o711);
  await writeWhole(join(path, 'belongs-to'), dataDir);
  return path;
};

/** True when `dataDir` is a copy of another data folder which still points to the same cluster. */
const isCopy = async (path: string, dataDir: string): Promise<boolean> => {
  const first = await readOrNull(join(path, 'belongs-to'));
  if (!first || first === dataDir) return false;
  if ((await readOrNull(join(first, 'postgres.at')))?.trim() === path) return true;
  await writeWhole(join(path, 'belongs-to'), dataDir);
  return false;
};

const rootHome = async (dataDir: string): Promise<Home> => {
  const account = serverAccount();
  const pointer = join(dataDir, 'postgres.at');
  let path = await pointed(pointer);
  if (path && !(await exists(path)))
    throw new StartRefused(
      `The database folder ${path} is gone. Bring it back, or delete ${pointer} to start with an empty database.`,
    );
  if (path && (await isCopy(path, dataDir))) {
    await rm(pointer);
    path = null;
  }
  if (!path) {
    path = await makeSystemHome(dataDir);
    if (!(await writeFirst(pointer, `${path}\n`))) {
      await rm(path, { recursive: true });
      path = (await pointed(pointer))!;
    }
  }
  return { path, account, note: `as user ${account.name}, because this runs as root; data in ${path}` };
};

/**
 * Finds or makes the home of the embedded cluster of a data folder: inside it for ordinary users; for root, whom
 * PostgreSQL refuses, in `/var/lib/hedo/<id>` with the pointer file `postgres.at`, since other accounts may not
 * reach the data folder.
 */
export const findHome = async (givenDir: string): Promise<Home> => {
  await mkdir(givenDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(givenDir);
  const inside = join(dataDir, 'postgres');
  if (isRoot()) {
    const owner = await stat(inside).catch(() => null);
    if (!owner || owner.uid === 0) return rootHome(dataDir);
    const account = serverAccount(owner.uid);
    return { path: inside, account, note: `as user ${account.name}, who owns ${inside}` };
  }
  const path = await pointed(join(dataDir, 'postgres.at'));
  if (path)
    throw new StartRefused(
      `The database of ${dataDir} was made by root. Start as root again, or set DATA_DIR to another folder.`,
    );
  await mkdir(inside, { recursive: true, mode: 0o700 });
  return { path: inside, account: null, note: '' };
};
