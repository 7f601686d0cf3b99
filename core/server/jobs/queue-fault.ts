import type { Knex } from 'knex';
import type { WorkerState } from './worker';

/** Longer than the worker needs to come back, and than a busy one leaves a job alone. */
const graceMs = 30_000;
const stillMs = 120_000;

/** Why the worker of a process does not move the queue. */
export type QueueFault = 'down' | 'still';

/**
 * `down`: no worker has run for a while; `still`: it is idle while jobs that it can do have been due for long. Null while the
 * queue moves, and where the process has no worker.
 */
export const findQueueFault = async (knex: Knex, state: WorkerState | null): Promise<QueueFault | null> => {
  if (state === null) return null;
  if (state.downMs > graceMs) return 'down';
  if (state.idleMs < stillMs) return null;
  const { rows } = await knex
    .raw<{ rows: readonly unknown[] }>(
      `select from graphile_worker.jobs
       where locked_at is null and attempts < max_attempts and task_identifier = any(?)
         and run_at < now() - make_interval(secs => ?) limit 1`,
      [[...state.tasks], stillMs / 1000],
    )
    .timeout(2000);
  return rows.length > 0 ? 'still' : null;
};
