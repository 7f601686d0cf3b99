import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('studio_documents', (table) => {
    table.uuid('id').primary();
    table.text('noun').notNullable();
    table.text('key').notNullable();
    table.text('language').notNullable().checkIn(['en', 'de', 'es']);
    // Number of the version that is shown; 0 while nothing was published.
    table.integer('published').notNullable().defaultTo(0);
    table.jsonb('draft');
    table.text('draft_state').checkIn(['draft', 'in-review', 'scheduled']);
    // Digest of the source text that a translation was made from.
    table.text('draft_source');
    table.timestamp('publish_at').index();
    table.uuid('edited_by').references('users.id').onDelete('SET NULL').index();
    table.timestamp('edited_at');
    // Everybody who changed the draft since the last publication: none of them may approve it.
    table.specificType('editors', 'uuid[]').notNullable().defaultTo('{}');
    table.uuid('approved_by').references('users.id').onDelete('SET NULL').index();
    // Counts every change: what If-Match names.
    table.integer('version').notNullable().defaultTo(0);
    table.unique(['noun', 'key', 'language']);
  });
  await knex.schema.createTable('studio_versions', (table) => {
    table.uuid('document_id').notNullable().references('studio_documents.id').onDelete('CASCADE');
    table.integer('number').notNullable();
    table.jsonb('fields').notNullable();
    table.text('source');
    table.uuid('edited_by').references('users.id').onDelete('SET NULL').index();
    table.uuid('published_by').references('users.id').onDelete('SET NULL').index();
    table.timestamp('published_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['document_id', 'number']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('studio_versions');
  await knex.schema.dropTable('studio_documents');
};
