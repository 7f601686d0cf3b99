import { spawnSync } from 'node:child_process';
import { chmod, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot } from '../server/db/embedded/account';

/** A disk of its own below a folder, which a test can fill. */
export interface SmallDisk {
  /** Leaves so many bytes free. */
  fill(leave: number): Promise<void>;
  free(): Promise<void>;
  unmount(): void;
}

const run = (program: string, ...words: readonly string[]): void => {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${error?.message ?? stderr.trim()}`);
};

/** Throws for anybody but root: to be called before anything is started. */
export const requireRoot = (): void => {
  if (!isRoot()) throw new Error('This test mounts a small disk (CAP_SYS_ADMIN): run it as root.');
};

/** Mounts one in memory at the folder of an embedded database, which another account has to pass through. */
export const mountSmallDisk = async (folder: string, megabytes: number): Promise<SmallDisk> => {
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  await chmod(folder, 0o711);
  const filler = join(folder, 'filler');
  return {
    fill: async (leave) => {
      const { bavail, bsize } = await statfs(folder);
      const bytes = Buffer.alloc(Math.max(0, bavail * bsize - leave));
      await writeFile(filler, bytes).catch((error: NodeJS.ErrnoException) => {
        // The database took some of it meanwhile.
        if (error.code !== 'ENOSPC') throw error;
      });
    },
    free: () => rm(filler, { force: true }),
    unmount: () => run('umount', folder),
  };
};
