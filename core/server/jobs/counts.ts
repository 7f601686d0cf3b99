import type { Knex } from 'knex';
import type { JobCounts } from '../../contract/host-ports';

const state = `case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
  when attempts > 0 then 'retrying' when run_at > now() then 'later' else 'due' end`;

/** Counts by task; what a job is about stays in the queue. */
export const taskCounts = async (db: Knex): Promise<readonly JobCounts[]> => {
  const count = (one: string): string => `count(*) filter (where state = '${one}')::int as ${one}`;
  const { rows } = await db.raw<{ rows: JobCounts[] }>(
    `select task, ${['due', 'later', 'running', 'retrying', 'failed'].map(count).join(', ')},
       coalesce(extract(epoch from max(now() - run_at) filter (where state in ('due', 'retrying') and run_at <= now())), 0)::int as oldest
     from (select task_identifier as task, run_at, ${state} as state from graphile_worker.jobs) as known
     group by task order by task`,
  );
  return rows;
};
