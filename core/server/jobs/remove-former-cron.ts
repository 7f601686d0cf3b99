import type pg from 'pg';
import type { Logger } from '../../contract/server';

/**
 * Removes jobs that the clock has queued under names which no job has any more, as after an upgrade: nobody would ever do them, and they
 * would wait, or count as failed, for good. What somebody asked for stays, since its module may come back.
 */
export const removeFormerCron = async (pool: pg.Pool, names: readonly string[], log: Logger): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
     where task.id = job.task_id and job.locked_at is null and job.payload -> '_cron' is not null
       and not (task.identifier = any($1)) returning task.identifier as name`,
    [names],
  );
  for (const job of new Set(rows.map(({ name }) => name)))
    log.info('jobs: removed a periodic one of a former name', { job });
};
