import type { Worker } from 'node:worker_threads';
import type { Logger } from '../../contract/server';
import { startThread } from '../worker-threads';
import type { AnswerOf, Reply, Request, Task } from './tasks';

/** The thread of the embedded model. */
const startWorker = (): Worker => startThread('core/server/ai/embedder-worker', { name: 'ai' });

/** The thread ended before it answered; the task may be tried again on a new one. */
export class ThreadDied extends Error {}

interface Waiting {
  readonly settle: (reply: Reply) => void;
  readonly fail: (error: Error) => void;
}
export interface Thread {
  /** One task; several may wait, the thread answers each when it can. */
  run<T extends Task>(task: T, moved?: readonly ArrayBuffer[]): Promise<AnswerOf<T>>;
  /** Ends the thread now; what waits fails with `ThreadDied`. */
  end(): Promise<void>;
}

/** A worker thread that starts with its first task, and again with the next one after it died or hung. */
export const createThread = (log: Logger, hangMs = 60_000): Thread => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  const gone = (which: Worker, why: string): void => {
    if (worker !== which) return;
    worker = null;
    log.warn('ai thread ended', { why, waiting: waiting.size });
    for (const [id, one] of waiting) {
      waiting.delete(id);
      one.fail(new ThreadDied(why));
    }
  };

  const start = (): Worker => {
    const made = startWorker();
    made.unref();
    made.on('message', (reply: Reply) => waiting.get(reply.id)?.settle(reply));
    made.on('error', (error) => gone(made, error instanceof Error ? error.message : 'error'));
    made.on('exit', (code) => gone(made, `exit ${code}`));
    return made;
  };

  return {
    run: <T extends Task>(task: T, moved: readonly ArrayBuffer[] = []) =>
      new Promise<AnswerOf<T>>((resolve, reject) => {
        worker ??= start();
        const at = worker;
        lastId += 1;
        const id = lastId;
        const hung = setTimeout(() => {
          gone(at, `no answer in ${hangMs} ms`);
          at.terminate().catch(() => undefined);
        }, hangMs);
        const leave = (): void => {
          clearTimeout(hung);
          waiting.delete(id);
          if (waiting.size === 0) at.unref();
        };
        waiting.set(id, {
          settle: (reply) => {
            leave();
            if (reply.ok) resolve(reply.value as AnswerOf<T>);
            else reject(new Error(`ai thread: ${reply.error}`));
          },
          fail: (error) => {
            leave();
            reject(error);
          },
        });
        at.ref();
        at.postMessage({ id, task } satisfies Request, [...moved]);
      }),
    async end() {
      const at = worker;
      if (at === null) return;
      worker = null;
      for (const one of [...waiting.values()]) one.fail(new ThreadDied('stopped'));
      await at.terminate();
    },
  };
};
