import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('api_tokens', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('name').notNullable();
    table.text('prefix').notNullable();
    // SHA-256 of 256 random bits: nothing to guess, so nothing to slow down.
    table.text('hash').notNullable().unique();
    table.specificType('scopes', 'text[]').notNullable();
    // A token reads in the name of its maker, so it goes with them.
    table.uuid('owner_id').notNullable().references('users.id').onDelete('CASCADE').index();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
    table.timestamp('last_used_at');
    table.timestamp('revoked_at');
    table.index(['created_at', 'id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('api_tokens');
};
