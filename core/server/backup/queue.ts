import type pg from 'pg';

/*
 * The queue's own tables belong to its library and change with it. Archived is what a job is, and it is put back through whatever
 * tables the library has then.
 */

const columns = [
  ...['task', 'queue', 'payload', 'priority', 'run_at', 'attempts', 'max_attempts'],
  ...['last_error', 'created_at', 'updated_at', 'key', 'flags'],
].join(', ');

/**
 * Every waiting job. One that was running has changed nothing in the same snapshot, so it waits as if nobody had taken it, with an
 * attempt left. When daily work was last done is not archived: the turns in between are not made up for.
 */
export const selectJobs = `
  select t.identifier as task, q.queue_name as queue, j.payload, j.priority, j.run_at,
    case when j.locked_at is null then j.attempts else least(j.attempts, j.max_attempts - 1) end as attempts, j.max_attempts,
    j.last_error, j.created_at, j.updated_at, j.key, j.flags
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id`;

const incoming = 'pg_temp.restored_jobs';

/** Makes the place for archived jobs; answers where to copy them. */
export const prepareJobsIn = async (client: pg.ClientBase): Promise<string> => {
  await client.query(
    `create temporary table restored_jobs (place bigint generated always as identity, task text, queue text, payload json,
       priority smallint, run_at timestamptz, attempts smallint, max_attempts smallint, last_error text,
       created_at timestamptz, updated_at timestamptz, key text, flags jsonb) on commit drop`,
  );
  return `${incoming} (${columns})`;
};

/** Queues the copied jobs in their order. */
export const queueRestoredJobs = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `insert into graphile_worker._private_tasks (identifier) select distinct task from ${incoming} on conflict do nothing`,
  );
  await client.query(
    `insert into graphile_worker._private_job_queues (queue_name)
     select distinct queue from ${incoming} where queue is not null on conflict do nothing`,
  );
  await client.query(
    `insert into graphile_worker._private_jobs (task_id, job_queue_id, payload, priority, run_at, attempts, max_attempts,
       last_error, created_at, updated_at, key, flags)
     select t.id, q.id, r.payload, r.priority, r.run_at, r.attempts, r.max_attempts, r.last_error, r.created_at, r.updated_at,
       r.key, r.flags
     from ${incoming} r join graphile_worker._private_tasks t on t.identifier = r.task
     left join graphile_worker._private_job_queues q on q.queue_name = r.queue
     order by r.place`,
  );
};

/**
 * Mails that waited: whether they went out after the snapshot is not known here, and none may go out twice. They are listed with
 * those that failed, where staff send or discard each.
 */
export const setAsideMails = async (client: pg.ClientBase): Promise<number> => {
  const { rowCount } = await client.query(
    `update public.mails set failed_at = now(), failure = 'restored', smtp_reply = null
     where sent_at is null and failed_at is null and dropped_at is null`,
  );
  await client.query("delete from graphile_worker._private_jobs where key like 'mail:%'");
  return rowCount ?? 0;
};
