import type { Worker } from 'node:worker_threads';
import type { Logger } from '../contract/server';

/** The thread ended before it answered; the task may be tried again on a new one. */
export class ThreadDied extends Error {}

/** What the code in the thread gets and answers, one message each. */
export interface ThreadRequest<T = unknown> {
  readonly id: number;
  readonly task: T;
}
export type ThreadReply<T = unknown> =
  | { readonly id: number; readonly ok: true; readonly value: T }
  | { readonly id: number; readonly ok: false; readonly error: string };

interface Waiting {
  readonly settle: (reply: ThreadReply) => void;
  readonly fail: (error: Error) => void;
}
interface ThreadParts {
  readonly name: string;
  readonly log: Logger;
  readonly start: () => Worker;
  /** Without an answer for so long a task counts as hung. */
  readonly hangMs: number;
  /** Without a task for so long the thread ends, and its memory is free; it stays where this is left out. */
  readonly idleMs?: number;
}
export interface AnyThread {
  /** One task; several may wait, the thread answers each when it can. */
  run(task: unknown, moved?: readonly ArrayBuffer[]): Promise<unknown>;
  /** Ends the thread now; what waits fails with `ThreadDied`. */
  end(): Promise<void>;
}

/** A worker thread that starts with its first task, and again with the next one after it died or hung. */
export const createThread = ({ name, log, start, hangMs, idleMs }: ThreadParts): AnyThread => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const gone = (which: Worker, why: string): void => {
    if (worker !== which) return;
    worker = null;
    log.warn(`${name} thread ended`, { why, waiting: waiting.size });
    for (const [id, one] of waiting) {
      waiting.delete(id);
      one.fail(new ThreadDied(why));
    }
  };

  const begin = (): Worker => {
    const made = start();
    made.unref();
    made.on('message', (reply: ThreadReply) => waiting.get(reply.id)?.settle(reply));
    made.on('error', (error) => gone(made, error instanceof Error ? error.message : 'error'));
    made.on('exit', (code) => gone(made, `exit ${code}`));
    return made;
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const at = worker;
    if (at === null) return;
    worker = null;
    for (const one of [...waiting.values()]) one.fail(new ThreadDied('stopped'));
    await at.terminate();
  };

  const rest = (at: Worker): void => {
    at.unref();
    if (idleMs !== undefined) idle = setTimeout(() => void end(), idleMs).unref();
  };

  return {
    run: (task, moved = []) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        worker ??= begin();
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
          if (waiting.size === 0) rest(at);
        };
        waiting.set(id, {
          settle: (reply) => {
            leave();
            if (reply.ok) resolve(reply.value);
            else reject(new Error(`${name} thread: ${reply.error}`));
          },
          fail: (error) => {
            leave();
            reject(error);
          },
        });
        at.ref();
        at.postMessage({ id, task } satisfies ThreadRequest, [...moved]);
      }),
    end,
  };
};
