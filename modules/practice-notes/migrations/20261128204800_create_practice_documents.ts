import type { Knex } from 'knex';

/** Documents that a practitioner and a client hand each other; their titles and files are sealed with the client's key. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('practice_documents', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('practitioner_user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('match_id').notNullable();
    table.boolean('is_from_client').notNullable();
    table.binary('title_sealed').notNullable();
    table.uuid('file_id').notNullable();
    table.text('type').notNullable();
    table.integer('bytes').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['match_id', 'created_at']);
    table.index(['practitioner_user_id', 'client_id']);
    table.index(['client_id', 'created_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('practice_documents');
};
