import type { Knex } from 'knex';

/** The language that an offer is written in; its translations are the studio's. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('offers', (table) => {
    table.text('language').notNullable().defaultTo('en').checkIn(['en', 'de', 'es'], 'offers_language');
  });

export const down = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('offers', (table) => table.dropColumn('language'));
