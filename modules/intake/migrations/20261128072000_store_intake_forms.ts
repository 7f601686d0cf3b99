import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('intake_forms', (table) => {
    // Digest of what it says, so that every process writes the same one once.
    table.text('version').primary();
    table.text('language').notNullable().checkIn(['en', 'de', 'es']);
    table.jsonb('words').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.alterTable('intakes', (table) => {
    // Which form was answered; null for the built-in one.
    table.text('form').references('intake_forms.version').index();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('intakes', (table) => table.dropColumn('form'));
  await knex.schema.dropTable('intake_forms');
};
