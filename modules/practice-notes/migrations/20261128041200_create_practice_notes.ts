import type { Knex } from 'knex';

/** Notes of practitioners, locked once signed, and questionnaires; all texts and answers are sealed with the client's key. */
export const up = async (knex: Knex): Promise<void> => {
  const newId = knex.raw('gen_random_uuid()');
  await knex.schema.createTable('practice_notes', (table) => {
    table.uuid('id').primary().defaultTo(newId);
    table.uuid('practitioner_user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('match_id').notNullable();
    // A session may go; what was written about it stays.
    table.uuid('session_id');
    table.boolean('is_shared').notNullable();
    table.timestamp('signed_at');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.index(['practitioner_user_id', 'client_id', 'created_at', 'id']);
    table.index(['client_id', 'created_at', 'id']);
  });
  await knex.schema.createTable('practice_note_versions', (table) => {
    table.uuid('note_id').notNullable().references('practice_notes.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.binary('text_sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['note_id', 'version']);
  });
  await knex.schema.createTable('practice_note_addenda', (table) => {
    table.uuid('id').primary().defaultTo(newId);
    table.uuid('note_id').notNullable().references('practice_notes.id').onDelete('CASCADE');
    table.binary('text_sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['note_id', 'created_at']);
  });
  await knex.schema.createTable('practice_measures', (table) => {
    table.uuid('id').primary().defaultTo(newId);
    table.uuid('practitioner_user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('match_id').notNullable();
    table.text('measure').notNullable();
    table.binary('answers_sealed');
    table.timestamp('requested_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('answered_at');
    table.index(['practitioner_user_id', 'client_id', 'requested_at']);
    table.index(['client_id', 'requested_at']);
  });
  await knex.raw(`create unique index practice_measures_open on practice_measures (practitioner_user_id, client_id, measure)
    where answered_at is null`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['practice_measures', 'practice_note_addenda', 'practice_note_versions', 'practice_notes'])
    await knex.schema.dropTable(table);
};
