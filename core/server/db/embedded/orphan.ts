import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readOrNull } from './files';
import { commandOf, startOf } from './process';

/** Signals of PostgreSQL: roll back and leave; leave at once. */
const fast = 'SIGINT';
const immediate = 'SIGQUIT';

/** Asks a server to leave and waits until it is gone; insists after `patienceMs`. */
export const endServer = async (pid: number, timeoutMs = 15_000): Promise<void> => {
  const started = startOf(pid);
  const gone = async (ms: number): Promise<boolean> => {
    for (const until = Date.now() + ms; Date.now() < until; await wait(5)) if (startOf(pid) !== started) return true;
    return false;
  };
  if (started === null) return;
  process.kill(pid, fast);
  if (await gone(timeoutMs)) return;
  process.kill(pid, immediate);
  if (!(await gone(10_000))) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
};

/**
 * Ends the server that a killed owner left behind and removes a stale `postmaster.pid`. Only a process that runs on
 * this very data folder is touched: the number in the file may belong to someone else by now. True when one was ended.
 */
export const endOrphan = async (data: string): Promise<boolean> => {
  const file = join(data, 'postmaster.pid');
  const content = await readOrNull(file);
  const pid = Number(content?.split('\n', 1)[0]);
  if (content === null) return false;
  const ours = Number.isInteger(pid) && pid > 1 && commandOf(pid).includes(` -D ${data} `);
  if (ours) await endServer(pid);
  await rm(file, { force: true });
  return ours;
};
