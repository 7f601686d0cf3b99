import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('idempotency_keys', (table) => {
    // Derived from caller, route and key; neither can be read from it.
    table.text('id').primary();
    table.text('body_hash').notNullable();
    table.binary('answer');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index('created_at');
  });
  // The shape that rate-limiter-flexible expects; `expire` is in milliseconds since 1970.
  await knex.schema.createTable('rate_limits', (table) => {
    table.text('key').primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire');
    table.index('expire');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('rate_limits');
  await knex.schema.dropTable('idempotency_keys');
};
