import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('synthesis_notes', (table) => {
    table.uuid('synthesis_id').notNullable().references('syntheses.id').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    table.text('item_id').notNullable();
    table.binary('note_sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['synthesis_id', 'item_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('synthesis_notes');
};
