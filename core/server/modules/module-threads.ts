import { existsSync } from 'node:fs';
import { unavailable } from '../../contract/errors';
import type { Core, Logger } from '../../contract/server';
import { createThread } from '../thread';
import { startThread } from '../worker-threads';
import { loadModuleFile, modulePath } from './module-files';

/** One function of a module's `server/thread.ts` and what it is called with. */
export interface ModuleTask {
  readonly owner: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

export interface ModuleThreads {
  /** What `core.inThread` is for this module. */
  of(owner: string): Core['inThread'];
  stop(): Promise<void>;
}

/** Tasks of all modules at once; what comes then is refused. */
const mostWaiting = 40;
const hangMs = 5 * 60_000;
const idleMs = 2 * 60_000;

/** Calls a function that a module put into its `server/thread.ts`. */
export const callModuleFunction = async ({ owner, name, args }: ModuleTask): Promise<unknown> => {
  const found = (await loadModuleFile(owner, 'server/thread'))[name];
  if (typeof found !== 'function') throw new Error(`modules/${owner}/server/thread.ts exports no function ${name}`);
  return (found as (...given: readonly unknown[]) => unknown)(...args);
};

/**
 * One thread for all modules, which starts with its first task and ends when it has had none for two minutes. `inProcess` calls the
 * same functions without a thread, as tests do, which start often.
 */
export const createModuleThreads = (log: Logger, inProcess: boolean): ModuleThreads => {
  const thread = createThread({
    ...{ name: 'modules', log, hangMs, idleMs },
    start: () => startThread('core/server/modules/module-worker', { name: 'modules' }),
  });
  let waiting = 0;
  const call = async (task: ModuleTask): Promise<unknown> => {
    if (waiting >= mostWaiting)
      throw unavailable('Many texts are being read just now. Please try again in a minute.', 60);
    waiting += 1;
    try {
      return await (inProcess ? callModuleFunction(task) : thread.run(task));
    } finally {
      waiting -= 1;
    }
  };
  return {
    of: (owner) => {
      // Said at the start, and not with the first task.
      const isThere = existsSync(modulePath(owner, 'server/thread'));
      return () => {
        if (!isThere) throw new Error(`module ${owner} has no server/thread.ts`);
        return (name, ...args) => call({ owner, name, args }) as never;
      };
    },
    stop: thread.end,
  };
};
