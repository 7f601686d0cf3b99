import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('server_keys', (table) => {
    table.text('id').primary();
    // Sealed by the master key, which is not in the database.
    table.binary('sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('user_keys', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.binary('wrapped_key').notNullable();
    // Which master key wrapped it.
    table.text('key_id').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('user_keys');
  await knex.schema.dropTable('server_keys');
};
