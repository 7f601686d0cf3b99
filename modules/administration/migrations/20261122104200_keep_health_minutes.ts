import type { Knex } from 'knex';

/** How each minute of the last ninety days was: one row a minute; a minute without a row is one in which nothing ran. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('health_minutes', (table) => {
    table.timestamp('at').primary();
    table.specificType('degraded', 'text[]').notNullable().defaultTo('{}');
    table.specificType('down', 'text[]').notNullable().defaultTo('{}');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('health_minutes');
};
