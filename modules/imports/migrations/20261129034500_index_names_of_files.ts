import type { Knex } from 'knex';

/** For the order of the list by the name of the file. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('imports', (table) => {
    table.index(['file_name', 'id']);
  });

export const down = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('imports', (table) => {
    table.dropIndex(['file_name', 'id']);
  });
