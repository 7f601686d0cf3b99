import { unavailable } from '../../contract/errors';
import type { Logger } from '../../contract/server';
import type { AnswerOf, Task } from './tasks';
import { type Thread, ThreadDied } from './thread';

/** Made anew for a second try, because buffers that were moved to a dead thread are lost. */
export type MakeTask<T extends Task> = () => { readonly task: T; readonly moved?: readonly ArrayBuffer[] };
type Lane = 'quick' | 'long';
interface Entry {
  /** Resolves in any case. */
  readonly perform: () => Promise<void>;
  readonly refuse: (error: Error) => void;
}

export interface TaskQueues {
  /** Splitting and scanning go in the quick lane, which is always served first; embedding batches in the long one. */
  run<T extends Task>(lane: Lane, make: MakeTask<T>): Promise<AnswerOf<T>>;
  /** Takes no more, waits at most `graceMs` for what is queued, refuses the rest. */
  stop(graceMs: number): Promise<void>;
}

const MOST_WAITING: Record<Lane, number> = { quick: 200, long: 1000 };
export const createBusyError = () => unavailable('The text engine is busy. Please try again in a moment.');

/** One task at a time reaches the thread, so that a scan never waits for more than one embedding batch. */
export const createTaskQueues = (thread: Pick<Thread, 'run'>, log: Logger): TaskQueues => {
  const queues: Record<Lane, Entry[]> = { quick: [], long: [] };
  const idle: (() => void)[] = [];
  let running = false;
  let open = true;

  const next = (): void => {
    if (running) return;
    const entry = queues.quick.shift() ?? queues.long.shift();
    if (entry === undefined) {
      for (const tell of idle.splice(0)) tell();
      return;
    }
    running = true;
    entry
      .perform()
      .finally(() => {
        running = false;
        next();
      })
      .catch(() => undefined);
  };

  const twice = async <T extends Task>(make: MakeTask<T>): Promise<AnswerOf<T>> => {
    const once = () => {
      const { task, moved } = make();
      return thread.run(task, moved);
    };
    try {
      return await once();
    } catch (error) {
      if (!(error instanceof ThreadDied) || !open) throw error;
      return await once();
    }
  };

  return {
    run: <T extends Task>(lane: Lane, make: MakeTask<T>) =>
      new Promise<AnswerOf<T>>((resolve, reject) => {
        if (!open || queues[lane].length >= MOST_WAITING[lane]) {
          reject(createBusyError());
          return;
        }
        queues[lane].push({
          perform: async () => {
            try {
              resolve(await twice(make));
            } catch (error) {
              log.warn('ai task failed', { why: error instanceof Error ? error.message : 'unknown' });
              reject(error instanceof ThreadDied ? createBusyError() : error);
            }
          },
          refuse: reject,
        });
        next();
      }),
    async stop(graceMs) {
      open = false;
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      const drained = new Promise<void>((resolve) => {
        idle.push(resolve);
        next();
      });
      await Promise.race([drained, grace]);
      clearTimeout(timer);
      for (const entry of [...queues.quick.splice(0), ...queues.long.splice(0)]) entry.refuse(createBusyError());
    },
  };
};
