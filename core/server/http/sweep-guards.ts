import type { Knex } from 'knex';
import type { NamedJob } from '../jobs/worker';
import { sweepReports } from '../modules/releases/module-reports';

/** Hourly: drops idempotency keys older than a day, rate-limit rows that ran out and old counts of modules. Nothing but space depends on it. */
export const sweepGuards = (knex: Knex): NamedJob => ({
  name: 'core.sweep-guards',
  cron: '17 * * * *',
  run: async () => {
    await knex('idempotency_keys').whereRaw("created_at < now() - interval '24 hours'").delete();
    await knex('rate_limits').where('expire', '<', Date.now()).delete();
    await sweepReports(knex);
  },
});
