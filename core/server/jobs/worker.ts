import {
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  Logger as WorkerLogger,
} from 'graphile-worker';
import pg from 'pg';
import type { Logger } from '../../contract/server';

/** A job the worker can run, by its full name (`labors.sweep-drafts`). */
export interface NamedJob {
  readonly name: string;
  readonly cron?: string;
  readonly run: (data: never, info: { readonly attempt: number; readonly lastAttempt: boolean }) => Promise<void>;
}

const workerLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error('jobs', { message: message.slice(0, 500) });
    else if (level === 'warning') log.warn('jobs', { message: message.slice(0, 500) });
  });

const tasksOf = (jobs: readonly NamedJob[]): TaskList =>
  Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload, { job: { attempts, max_attempts } }) =>
        job.run(payload as never, { attempt: attempts, lastAttempt: attempts >= max_attempts }),
    ]),
  );

/** Makes or updates the queue's own tables; before anything enqueues. */
export const prepareJobs = (connectionString: string): Promise<void> => runMigrations({ connectionString });

/**
 * Gives back jobs which a killed process still holds; without this they wait for hours. `idleMinutes` is how long a lock must
 * have stood: 0 when no other process works on this database.
 */
export const releaseLost = async (pool: pg.Pool, idleMinutes: number): Promise<void> => {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_by is not null and locked_at <= now() - make_interval(mins => $1) having count(*) > 0`,
    [idleMinutes],
  );
};

/** Starts the worker: at least once, woken by LISTEN/NOTIFY, cron items in UTC. */
export const startWorker = async (
  connectionString: string,
  jobs: readonly NamedJob[],
  log: Logger,
  idleMinutes = 15,
): Promise<{ stop(): Promise<void> }> => {
  const pgPool = new pg.Pool({ connectionString, max: 4, application_name: 'hedo-jobs' });
  pgPool.on('error', (error) => log.warn('jobs: connection lost', { code: (error as { code?: string }).code }));
  await releaseLost(pgPool, idleMinutes);
  const runner: Runner = await run({
    pgPool,
    taskList: tasksOf(jobs),
    parsedCronItems: parseCronItems(
      jobs.flatMap((job) => (job.cron ? [{ task: job.name, match: job.cron, identifier: job.name }] : [])),
    ),
    concurrency: 3,
    noHandleSignals: true,
    logger: workerLogger(log),
  });
  runner.promise.catch((error: Error) => log.error('jobs: the worker stopped', { message: error.message }));
  return {
    stop: async () => {
      await runner.stop().catch(() => undefined);
      await pgPool.end();
    },
  };
};

/** Runs everything that is due and returns; for tests. */
export const drainJobs = (connectionString: string, jobs: readonly NamedJob[], log: Logger): Promise<void> =>
  runOnce({ connectionString, taskList: tasksOf(jobs), noHandleSignals: true, logger: workerLogger(log) });
