import type { Knex } from 'knex';
import type { EnqueueOptions } from '../../contract/server';

/** Times that a job is tried, unless it says otherwise. */
export const mostAttempts = 8;

/** Adds a job in the caller's transaction: it exists exactly when the transaction commits. Data holds ids only. */
export const enqueue = async (db: Knex, name: string, data: object, options: EnqueueOptions = {}): Promise<void> => {
  await db.raw(
    'select graphile_worker.add_job(:name, payload => :data::json, job_key => :key, run_at => :runAt::timestamptz, max_attempts => :max::int)',
    {
      name,
      data: JSON.stringify(data),
      key: options.key ?? null,
      runAt: options.runAt?.toISOString() ?? null,
      max: options.maxAttempts ?? mostAttempts,
    } as Record<string, Knex.Value>,
  );
};
