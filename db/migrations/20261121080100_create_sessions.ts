import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('sessions', (table) => {
    // Public name of a session, for its owner's list; the cookie's value is stored as a hash only.
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('sid_hash').notNullable().unique();
    table.uuid('user_id').references('users.id').onDelete('CASCADE');
    table.jsonb('handshake').notNullable().defaultTo('{}');
    table.text('user_agent').notNullable().defaultTo('');
    table.text('address').notNullable().defaultTo('');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('last_seen_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
    table.index(['user_id', 'last_seen_at']);
    table.index('expires_at');
  });
  await knex.schema.createTable('one_time_tokens', (table) => {
    table.text('token_hash').primary();
    table.text('purpose').notNullable();
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // Hash of what the same browser must show again; null when any browser may redeem.
    table.text('binding');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
    table.index(['user_id', 'purpose']);
    table.index('expires_at');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('one_time_tokens');
  await knex.schema.dropTable('sessions');
};
