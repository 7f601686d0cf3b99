import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, runMigrations, runOnce, type TaskList } from 'graphile-worker';
import type { Logger } from '../../contract/server';
import { inSpan, inWork } from '../telemetry/spans';
import { createJobLocks, type JobLocks, type LockOptions } from './job-locks';
import { type QueueRun, runQueue, workerLogger } from './run-queue';

/** A job the worker can run, by its full name (`labors.sweep-drafts`). */
export interface NamedJob {
  readonly name: string;
  readonly cron?: string;
  readonly run: (data: never, info: { readonly attempt: number; readonly lastAttempt: boolean }) => Promise<void>;
}

/** How the worker of this process is doing. */
export interface WorkerState {
  /** Milliseconds for which no worker runs although the database can be reached; else 0. */
  readonly downMs: number;
  /** Milliseconds since it took a job or was done with one; 0 while it works. */
  readonly idleMs: number;
  /** The jobs it can do, by name. */
  readonly tasks: readonly string[];
}

/** The worker of this process. */
export interface JobWorker {
  state(): WorkerState;
  /** Lets the jobs under way end. */
  stop(): Promise<void>;
}

const concurrency = 3;
/** Pauses between restarts, doubled each time and shortened by chance, so that processes do not come back in step. */
const pauses = { firstMs: 500, longestMs: 30_000 };
/** A run this long was no failed start. */
const steadyMs = 10_000;

/** Daily work whose minute nobody was there for is made up for within this time; more frequent work waits for its next turn. */
const madeUpForMs = 6 * 60 * 60_000;
const isDaily = (cron: string): boolean => /^\d+ \d+ /.test(cron);

const cronItemsOf = (jobs: readonly NamedJob[]) =>
  parseCronItems(
    jobs.flatMap(({ name, cron }) =>
      cron
        ? [{ task: name, match: cron, identifier: name, options: { backfillPeriod: isDaily(cron) ? madeUpForMs : 0 } }]
        : [],
    ),
  );

const tasksOf = (jobs: readonly NamedJob[], locks?: Pick<JobLocks, 'during'>): TaskList =>
  Object.fromEntries(
    jobs.map(({ name, run }) => [
      name,
      async (payload, { job }) => {
        const info = { attempt: job.attempts, lastAttempt: job.attempts >= job.max_attempts };
        const work = (): Promise<void> => run(payload as never, info);
        const followed = (): Promise<void> =>
          inSpan({ name: `job ${name}`, kind: 'consumer', attributes: { 'hedo.job.attempt': job.attempts } }, () =>
            locks ? locks.during(job, work) : work(),
          );
        await inWork({ name: `job ${name}` }, followed);
      },
    ]),
  );

/** Makes or updates the queue's own tables; before anything enqueues. */
export const prepareJobs = (connectionString: string): Promise<void> => runMigrations({ connectionString });

/**
 * Keeps a worker running until `stop`: at least once, woken by LISTEN/NOTIFY, cron items in UTC. The library's workers end for
 * good when the database goes away under a job; then all of them are replaced, and those still at work finish meanwhile.
 */
export const startWorker = (
  connectionString: string,
  jobs: readonly NamedJob[],
  log: Logger,
  options: LockOptions = {},
): JobWorker => {
  const locks = createJobLocks(connectionString, log, options);
  const taskList = tasksOf(jobs, locks);
  const parsedCronItems = cronItemsOf(jobs);
  const stopping = new AbortController();
  const stopAsked = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  const finishing = new Set<Promise<void>>();
  let live: { readonly run: QueueRun; readonly since: number } | null = null;
  let failures = 0;
  let lastUp = performance.now();
  let lastMoved = performance.now();

  const watcher = {
    moved: () => {
      lastMoved = performance.now();
    },
    noted: locks.markNoted,
    lost: locks.abandon,
  };
  const isUp = (): boolean =>
    live !== null && (failures === 0 || performance.now() - live.since > steadyMs) && !stopping.signal.aborted;

  const runOnceMore = async (): Promise<void> => {
    await locks.connected();
    if (stopping.signal.aborted) return;
    const begun = performance.now();
    try {
      const run = await runQueue({ connectionString, log }, { taskList, parsedCronItems, concurrency }, watcher);
      live = { run, since: begun };
      await Promise.race([run.ended, stopAsked]);
      if (isUp()) lastUp = performance.now();
      live = null;
      const finish = run.stop().finally(() => finishing.delete(finish));
      finishing.add(finish);
    } catch (error) {
      log.warn('jobs: the worker could not start', { error });
    }
    failures = performance.now() - begun > steadyMs ? 0 : failures + 1;
  };
  const keepRunning = async (): Promise<void> => {
    for (;;) {
      await runOnceMore();
      if (stopping.signal.aborted) return;
      const pause = Math.min(pauses.firstMs * 2 ** Math.max(0, failures - 1), pauses.longestMs);
      const ms = Math.round(pause * (0.5 + Math.random() / 2));
      log.warn('jobs: the worker ended and is started again', { ms, failures });
      await wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const kept = keepRunning();

  return {
    state: () => {
      const now = performance.now();
      return {
        downMs: isUp() ? 0 : now - Math.max(lastUp, locks.connectedSince ?? now),
        idleMs: locks.running > 0 ? 0 : now - lastMoved,
        tasks: Object.keys(taskList),
      };
    },
    stop: async () => {
      stopping.abort();
      await kept;
      await Promise.all(finishing);
      await locks.stop();
    },
  };
};

/** Runs everything that is due and returns; for tests. */
export const drainJobs = (connectionString: string, jobs: readonly NamedJob[], log: Logger): Promise<void> =>
  runOnce({ connectionString, taskList: tasksOf(jobs), noHandleSignals: true, logger: workerLogger(log) });
