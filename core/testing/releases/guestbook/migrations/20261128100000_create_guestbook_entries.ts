import type { Knex } from 'knex';

/** What people wrote into their guest book, encrypted with their key. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('guestbook_entries', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.binary('text_sealed').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['user_id', 'created_at', 'id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('guestbook_entries');
};
