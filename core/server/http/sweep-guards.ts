import type { Knex } from 'knex';
import type { NamedJob } from '../jobs/worker';

/** Hourly: drops counters of rate limits that ran out. Nothing but space depends on it. */
export const sweepGuards = (knex: Knex): NamedJob => ({
  name: 'core.sweep-guards',
  cron: '17 * * * *',
  run: async () => {
    await knex('rate_limits').where('expire', '<', Date.now()).delete();
  },
});
