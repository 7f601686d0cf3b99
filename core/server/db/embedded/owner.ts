import { randomBytes } from 'node:crypto';
import { link, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '../start-refused';
import { readOrNull, writeFirst } from './files';
import { startOf } from './process';

/** Another live process owns the cluster. */
export class AlreadyRunning extends StartRefused {
  constructor(
    readonly pid: number,
    folder: string,
  ) {
    super(
      `Hedo is already running as process ${pid} with the database in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

const fileOf = (home: string): string => join(home, 'owner.json');

interface Owner {
  readonly pid: number;
  readonly started: string;
}
const parse = (content: string): Owner | null => {
  try {
    return JSON.parse(content) as Owner;
  } catch {
    return null;
  }
};
const livingPid = (content: string): number | null => {
  const owner = parse(content);
  return owner && startOf(owner.pid) === owner.started ? owner.pid : null;
};

/** Process which owns the cluster now, or null. A number given to another process since does not count. */
export const ownerOf = async (home: string): Promise<number | null> => {
  const content = await readOrNull(fileOf(home));
  return content === null ? null : livingPid(content);
};

/** Moves a dead owner's record away; if a new owner took the place in between, puts the new record back. */
const removeDead = async (file: string, dead: string): Promise<void> => {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await rename(file, aside);
    if ((await readOrNull(aside)) !== dead) await link(aside, file).catch(() => undefined);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    await rm(aside, { force: true });
  }
};

/**
 * Makes this process the only owner of the home. A living owner gets `patienceMs` to leave (it may be draining), then
 * `AlreadyRunning` is thrown. `tookOver` tells that the last owner died without leaving.
 */
export const claim = async (
  home: string,
  timeoutMs = 3000,
): Promise<{ readonly tookOver: boolean; release(): Promise<void> }> => {
  const file = fileOf(home);
  const mine = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    claim: randomBytes(8).toString('hex'),
  });
  const until = Date.now() + timeoutMs;
  let tookOver = false;
  for (;;) {
    if (await writeFirst(file, mine)) {
      // A competitor that saw the same dead owner may be about to put a record back; look again once it has settled.
      if (tookOver) await wait(25);
      if ((await readOrNull(file)) === mine) break;
    }
    const theirs = await readOrNull(file);
    if (theirs === null) continue;
    const pid = livingPid(theirs);
    if (pid === null) {
      await removeDead(file, theirs);
      tookOver = true;
    } else if (Date.now() > until) throw new AlreadyRunning(pid, home);
    else await wait(100);
  }
  return {
    tookOver,
    release: async () => {
      if ((await readOrNull(file)) === mine) await rm(file, { force: true });
    },
  };
};
