import type { Knex } from 'knex';
import type { Logger } from '../../contract/server';
import type { NamedJob } from '../jobs/worker';
import { clocksOf, deletionOf, listRetained } from './clocks';

/** Rows that one statement deletes: it locks them, and whoever writes waits no longer than for these. */
const atOnce = 5000;

/** The clocks that the host applies itself. */
const listOwnClocks = async (tables: ReadonlySet<string>) =>
  (await listRetained())
    .filter(({ name }) => tables.has(name))
    .flatMap(({ name, retention }) =>
      clocksOf(retention)
        .filter(({ by }) => by === undefined)
        .map((clock) => ({ name, clock })),
    );

/**
 * Deletes what is older than its table's clock says. A clock that fails is named in the log and does not keep the others from running;
 * the job fails then, and is tried again.
 */
export const applyRetention = async (knex: Knex, log: Logger): Promise<void> => {
  const existing = await knex('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
  const failed: string[] = [];
  for (const { name, clock } of await listOwnClocks(new Set(existing)))
    try {
      let deleted = 0;
      for (let last = atOnce; last === atOnce; deleted += last) {
        const { rowCount } = await knex.raw<{ rowCount: number }>(deletionOf(name, clock, atOnce));
        last = rowCount;
      }
      if (deleted > 0) log.info('deleted what was kept long enough', { table: name, deleted });
    } catch (error) {
      log.error('a retention clock failed', { table: name, message: (error as Error).message });
      failed.push(name);
    }
  if (failed.length > 0) throw new Error(`retention failed for ${failed.join(', ')}`);
};

/** Hourly. */
export const retentionJob = (knex: Knex, log: Logger): NamedJob => ({
  name: 'core.apply-retention',
  cron: '37 * * * *',
  run: () => applyRetention(knex, log),
});
