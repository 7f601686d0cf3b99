import type { Knex } from 'knex';
import { implement } from '#core/contract/implement';
import { type Route, respond } from '#core/contract/route';
import * as contract from '#core/schemas/contracts';
import * as api from '#core/schemas/endpoints';
import { taskCounts } from '#core/server/jobs/counts';
import { reasonOf } from '#core/server/jobs/failure-reason';

interface FailureRow {
  readonly id: number | string;
  readonly task: string;
  readonly attempts: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_error: string | null;
}

const failuresOf = async (db: Knex): Promise<readonly FailureRow[]> => {
  const { rows } = await db.raw<{ rows: FailureRow[] }>(
    `select id, task_identifier as task, attempts, created_at, updated_at, left(last_error, 500) as last_error
     from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by updated_at desc, id desc limit 100`,
  );
  return rows;
};

/** `GET /api/admin/jobs`: how the background work is doing. */
export const jobRoutes: readonly Route[] = [
  implement(api.getJobs, contract.getJobs, {
    access: { permission: 'core.read-jobs' },
    handle: async ({ trx: db }) => {
      const [tasks, failures] = [await taskCounts(db), await failuresOf(db)];
      const sum = (key: 'due' | 'later' | 'running' | 'retrying' | 'failed'): number =>
        tasks.reduce((all, one) => all + one[key], 0);
      return respond(
        {
          due: sum('due'),
          later: sum('later'),
          running: sum('running'),
          retrying: sum('retrying'),
          failed: sum('failed'),
          oldestDueSeconds: Math.max(0, ...tasks.map(({ oldest }) => oldest)),
          tasks: tasks.map(({ oldest: _, ...counts }) => counts),
          failures: failures.map((row) => ({
            id: String(row.id),
            task: row.task,
            attempts: row.attempts,
            createdAt: row.created_at,
            failedAt: row.updated_at,
            reason: reasonOf(row.last_error),
          })),
        },
        { headers: { 'Cache-Control': 'no-store' } },
      );
    },
  }),
];
