import type { Knex } from 'knex';

/** Concerns that staff added and somebody has chosen: they are not removed any more. Who chose them is not part of it. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.createTable('concern_uses', (table) => {
    table.text('id').primary();
  });

export const down = (knex: Knex): PromiseLike<void> => knex.schema.dropTable('concern_uses');
