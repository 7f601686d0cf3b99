import type { Knex } from 'knex';

/** Changes of a published article that wait until a second person publishes them. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('articles', (table) => {
    table.jsonb('pending');
  });

export const down = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('articles', (table) => table.dropColumn('pending'));
