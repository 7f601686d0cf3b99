import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('chapter_responses', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.binary('said_sealed').notNullable();
    table.timestamp('changed_at').notNullable().defaultTo(knex.fn.now());
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('chapter_responses');
};
