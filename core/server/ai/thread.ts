import type { Worker } from 'node:worker_threads';
import type { Logger } from '../../contract/server';
import { createThread as createAnyThread, ThreadDied } from '../thread';
import { startThread } from '../worker-threads';
import { createPerformer } from './perform-task';
import type { AnswerOf, Task } from './tasks';

export { ThreadDied };

/** The thread of the embedded model. */
const startWorker = (): Worker => startThread('core/server/ai/embedder-worker', { name: 'ai' });

export interface Thread {
  /** One task; several may wait, the thread answers each when it can. */
  run<T extends Task>(task: T, moved?: readonly ArrayBuffer[]): Promise<AnswerOf<T>>;
  /** Ends the thread now; what waits fails with `ThreadDied`. */
  end(): Promise<void>;
}

/** A worker thread that starts with its first task, and again with the next one after it died or hung. */
export const createThread = (log: Logger, hangMs = 60_000): Thread => {
  const thread = createAnyThread({ name: 'ai', log, start: startWorker, hangMs });
  return {
    run: <T extends Task>(task: T, moved: readonly ArrayBuffer[] = []) =>
      thread.run(task, moved) as Promise<AnswerOf<T>>,
    end: thread.end,
  };
};

/** Does the same in this process, as tests do, which start often: to start a thread and load the model takes a second. */
export const createInProcess = (): Thread => {
  const perform = createPerformer();
  return {
    // Copied and moved as for a thread: nobody may count on what they gave away.
    run: (task, moved = []) => perform(structuredClone(task, { transfer: [...moved] })),
    end: async () => undefined,
  };
};
