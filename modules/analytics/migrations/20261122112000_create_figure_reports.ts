import type { Knex } from 'knex';

/** Everything counted for one length of period, in place of a row for each figure of a single length. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTableIfExists('figure_counts');
  await knex.schema.createTable('figure_reports', (table) => {
    table.smallint('days').primary().checkPositive();
    table.jsonb('body').notNullable();
    table.timestamp('as_of').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('figure_reports');
  await knex.schema.createTable('figure_counts', (table) => {
    table.text('name').primary();
    table.double('value');
    table.double('previous');
    table.timestamp('as_of').notNullable();
  });
};
