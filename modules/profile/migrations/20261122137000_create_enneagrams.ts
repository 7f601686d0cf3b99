import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('enneagrams', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.binary('answers_sealed').notNullable();
    table.timestamp('answered_at').notNullable().defaultTo(knex.fn.now());
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('enneagrams');
};
