import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type ParsedCronItem, run, type TaskList, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../../contract/server';
import { openPool } from '../db/pool';
import { removeFormerCron } from './remove-former-cron';

/** The queue's own words in the log, errors and warnings only. */
export const workerLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error('jobs', { message: message.slice(0, 500) });
    else if (level === 'warning') log.warn('jobs', { message: message.slice(0, 500) });
  });

/** What a run reports of its workers. */
export interface RunWatcher {
  /** A worker takes a job or is done with one. */
  moved(): void;
  /** The queue has noted how the job of a worker went. */
  noted(workerId: string): void;
  /** A worker ended by itself. */
  lost(workerId: string): void;
}

/** Workers that look for jobs. */
export interface QueueRun {
  /** Resolves when a worker or the whole run has ended by itself, or cannot find jobs any more; never rejects. */
  readonly ended: Promise<void>;
  /** Takes no new job, lets those under way end, and closes the connections. */
  stop(): Promise<void>;
}

const cronTriesMs = 45_000;
/** The library keeps a failure of its first question for good, so that a worker may never find a job again. */
const mostFailedLooks = 3;

/**
 * The queue's cron asks the pool itself, and a rejection there is one that nobody can handle: it would end the process. So its
 * questions wait for the database; after most of a minute they give up, and what was due then is left out.
 */
const neverReject = (pool: pg.Pool, log: Logger, isOver: () => boolean): void => {
  const ask = pool.query.bind(pool) as (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  const askAgain = async (text: string, values?: unknown[]): Promise<{ rows: unknown[] }> => {
    for (const until = Date.now() + cronTriesMs; ; await wait(500))
      try {
        return await ask(text, values);
      } catch (error) {
        if (!isOver() && Date.now() < until) continue;
        log.warn('jobs: cron could not reach the database', { error });
        return { rows: [] };
      }
  };
  pool.query = askAgain as unknown as typeof pool.query;
};

/** Starts workers and cron. Rejects when the database cannot be reached. */
export const runQueue = async (
  { connectionString, log }: { readonly connectionString: string; readonly log: Logger },
  work: { readonly taskList: TaskList; readonly parsedCronItems: ParsedCronItem[]; readonly concurrency: number },
  watcher: RunWatcher,
): Promise<QueueRun> => {
  // One more connection hears of new jobs, one is for cron.
  const pgPool = openPool(connectionString, 'hedo-jobs', log, work.concurrency + 2);
  let stopping = false;
  neverReject(pgPool, log, () => stopping);
  const events: WorkerEvents = new EventEmitter();
  const ended = new Promise<void>((resolve) => {
    events.on('job:start', () => watcher.moved());
    events.on('job:complete', ({ worker }) => {
      watcher.moved();
      watcher.noted(worker.workerId);
    });
    events.on('worker:stop', ({ worker, error }) => {
      if (error) watcher.lost(worker.workerId);
      // Afterwards, so that the pool has taken note of it too.
      setImmediate(resolve);
    });
    events.on('pool:release', () => resolve());
    const failedLooks = new Map<string, number>();
    const found = ({ worker }: { readonly worker: { readonly workerId: string } }): void =>
      void failedLooks.delete(worker.workerId);
    events.on('worker:getJob:empty', found);
    events.on('job:start', found);
    events.on('worker:getJob:error', ({ worker }) => {
      const count = (failedLooks.get(worker.workerId) ?? 0) + 1;
      failedLooks.set(worker.workerId, count);
      if (count >= mostFailedLooks) resolve();
    });
  });
  const runner = await removeFormerCron(pgPool, Object.keys(work.taskList), log)
    .then(() => run({ pgPool, ...work, events, noHandleSignals: true, logger: workerLogger(log) }))
    .catch(async (error: unknown) => {
      await pgPool.end();
      throw error;
    });
  const over = runner.promise.catch((error: Error) => log.error('jobs: the worker ended', { message: error.message }));
  return {
    ended: Promise.race([ended, over]),
    stop: async () => {
      stopping = true;
      await runner.stop().catch(() => undefined);
      await over;
      await pgPool.end();
    },
  };
};
