import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('outbox_events', (table) => {
    table.bigIncrements('id');
    table.text('event').notNullable();
    table.jsonb('payload').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index('created_at');
  });
  await knex.schema.createTable('mails', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('to').notNullable();
    table.text('subject').notNullable();
    table.text('text').notNullable();
    table.text('html');
    table.integer('attempts').notNullable().defaultTo(0);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('sent_at');
    table.timestamp('failed_at');
    table.index('created_at');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('mails');
  await knex.schema.dropTable('outbox_events');
};
