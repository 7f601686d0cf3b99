import type { Knex } from 'knex';

/** What lists show of an article in languages besides its own; the whole translations are the studio's. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('articles', (table) => {
    table.jsonb('translated').notNullable().defaultTo('{}');
  });

export const down = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('articles', (table) => table.dropColumn('translated'));
