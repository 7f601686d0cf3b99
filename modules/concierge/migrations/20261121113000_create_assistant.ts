import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('assistant_settings', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.boolean('own_answers').notNullable().defaultTo(false);
    table.text('provider');
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('assistant_messages', (table) => {
    table.uuid('id').primary();
    table.bigIncrements('number', { primaryKey: false });
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('by').notNullable().checkIn(['person', 'guide']);
    table.binary('body_sealed').notNullable();
    table.boolean('useful');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['user_id', 'number']);
  });
  // How often a source helped, by day: about texts, not about people.
  await knex.schema.createTable('assistant_verdicts', (table) => {
    table.text('source').notNullable();
    table.date('day').notNullable();
    table.integer('useful').notNullable().defaultTo(0);
    table.integer('not_useful').notNullable().defaultTo(0);
    table.primary(['source', 'day']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('assistant_verdicts');
  await knex.schema.dropTable('assistant_messages');
  await knex.schema.dropTable('assistant_settings');
};
