import type { Knex } from 'knex';
import type { FailedJob, HostJobs } from '../../contract/host-ports';
import { taskCounts } from './counts';
import { reasonOf } from './failure-reason';

interface Row {
  readonly id: number | string;
  readonly task: string;
  readonly attempts: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_error: string | null;
}

const toFailedJob = (row: Row): FailedJob => ({
  id: String(row.id),
  task: row.task,
  attempts: row.attempts,
  createdAt: row.created_at,
  failedAt: row.updated_at,
  reason: reasonOf(row.last_error),
});

/** The queue as modules with the capability see it. */
export const createHostJobs = (knex: Knex): HostJobs => ({
  count: () => taskCounts(knex),
  listFailed: async (limit) => {
    const { rows } = await knex.raw<{ rows: Row[] }>(
      `select id, task_identifier as task, attempts, created_at, updated_at, left(last_error, 500) as last_error
       from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
       order by updated_at desc, id desc limit ?`,
      [limit],
    );
    return rows.map(toFailedJob);
  },
});
