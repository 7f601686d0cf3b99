import type { Knex } from 'knex';

/** The team's list of practitioners is read by name. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('practitioners', (table) => {
    table.index(['name', 'id']);
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('practitioners', (table) => {
    table.dropIndex(['name', 'id']);
  });
