import type { Knex } from 'knex';

/** What people write for themselves; the texts are sealed with their keys. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.createTable('sample_diary_entries', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.binary('text_sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['user_id', 'created_at', 'id']);
  });

export const down = (knex: Knex): Promise<void> => knex.schema.dropTable('sample_diary_entries');
