import type { Knex } from 'knex';

/** For the list of reports in all states. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('community_reports', (table) => {
    table.index(['created_at', 'id']);
  });

export const down = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('community_reports', (table) => {
    table.dropIndex(['created_at', 'id']);
  });
