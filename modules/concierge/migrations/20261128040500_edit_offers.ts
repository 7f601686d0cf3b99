import type { Knex } from 'knex';

/** Staff edit the house's own offers: a version tells two editors apart, and their list is searched by name. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('offers', (table) => {
    table.integer('version').notNullable().defaultTo(1);
    table.index(['name', 'id']);
  });
};

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('offers', (table) => {
    table.dropIndex(['name', 'id']);
    table.dropColumn('version');
  });
