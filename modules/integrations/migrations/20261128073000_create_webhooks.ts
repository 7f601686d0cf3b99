import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('webhooks', (table) => {
    table.uuid('id').primary();
    table.text('name').notNullable();
    table.text('url').notNullable();
    table.specificType('events', 'text[]').notNullable();
    // Encrypted with the product's key. The former one signs as well until `former_until`.
    table.binary('secret').notNullable();
    table.binary('former_secret');
    table.timestamp('former_until');
    // Failed tries one after another.
    table.integer('failures').notNullable().defaultTo(0);
    table.text('paused_by').checkIn(['staff', 'failures']);
    table.uuid('created_by').references('users.id').onDelete('SET NULL').index();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.integer('version').notNullable().defaultTo(1);
  });
  await knex.schema.createTable('webhook_deliveries', (table) => {
    // Also the id of the message, the same at each try.
    table.uuid('id').primary();
    table.uuid('webhook_id').notNullable().references('webhooks.id').onDelete('CASCADE');
    table.text('event').notNullable();
    table.jsonb('payload').notNullable();
    table.text('state').notNullable().defaultTo('waiting').checkIn(['waiting', 'delivered', 'failed']);
    table.integer('attempts').notNullable().defaultTo(0);
    table.integer('status');
    table.text('excerpt').notNullable().defaultTo('');
    table.text('reason');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('tried_at');
    table.timestamp('next_try_at');
    table.index(['webhook_id', 'created_at', 'id']);
    table.index(['created_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['webhook_deliveries', 'webhooks']) await knex.schema.dropTable(table);
};
