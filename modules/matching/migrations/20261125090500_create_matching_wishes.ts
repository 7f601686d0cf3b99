import type { Knex } from 'knex';

/** What a client confirmed of their needs, and how the practitioner has to work; sealed as one value. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.createTable('matching_wishes', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.binary('wishes_sealed').notNullable();
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
  });

export const down = (knex: Knex): Promise<void> => knex.schema.dropTable('matching_wishes');
