import type { Knex } from 'knex';

/** For the order of the list by the last change. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('offers', (table) => {
    table.index(['updated_at', 'id']);
  });

export const down = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('offers', (table) => {
    table.dropIndex(['updated_at', 'id']);
  });
