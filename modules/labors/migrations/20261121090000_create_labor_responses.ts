import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('labor_responses', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.smallint('labor_number').notNullable().checkBetween([1, 12]);
    table.binary('text_sealed').notNullable();
    table.integer('words').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.text('status').notNullable().defaultTo('saved').checkIn(['saved', 'withdrawn']);
    table.timestamp('withdrawn_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['user_id', 'labor_number']);
    table.index(['withdrawn_at']);
  });
  await knex.schema.createTable('labor_response_versions', (table) => {
    table.uuid('response_id').notNullable().references('labor_responses.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.binary('text_sealed').notNullable();
    table.integer('words').notNullable();
    table.timestamp('saved_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['response_id', 'version']);
  });
  await knex.schema.createTable('labor_drafts', (table) => {
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.smallint('labor_number').notNullable().checkBetween([1, 12]);
    table.binary('text_sealed').notNullable();
    table.integer('revision').notNullable().defaultTo(1);
    table.integer('based_on');
    table.timestamp('saved_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['user_id', 'labor_number']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('labor_drafts');
  await knex.schema.dropTable('labor_response_versions');
  await knex.schema.dropTable('labor_responses');
};
