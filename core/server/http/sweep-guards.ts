import type { Knex } from 'knex';
import type { NamedJob } from '../jobs/worker';

/** Hourly: drops idempotency keys older than a day and rate-limit rows that ran out. Nothing but space depends on it. */
export const sweepGuards = (knex: Knex): NamedJob => ({
  name: 'core.sweep-guards',
  cron: '17 * * * *',
  run: async () => {
    await knex('idempotency_keys').whereRaw("created_at < now() - interval '24 hours'").delete();
    await knex('rate_limits').where('expire', '<', Date.now()).delete();
  },
});
