import type { Knex } from 'knex';

/** Where an item of another module is: its kind and its id there. */
const reference = (table: Knex.CreateTableBuilder): void => {
  table.text('kind').notNullable();
  table.text('source_id').notNullable();
};

/** What the team does with what waits. The things themselves stay in the tables of their modules. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('inbox_items', (table) => {
    reference(table);
    table.uuid('assignee_id').references('users.id').onDelete('SET NULL');
    // Overrides the deadline of the source.
    table.timestamp('due_at');
    table.timestamp('snoozed_until');
    table.timestamp('escalated_at');
    // Since when an answer by mail waits to be read.
    table.timestamp('unread_since');
    // The item of the same person under which this one is worked on.
    table.text('merged_kind');
    table.text('merged_id');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['kind', 'source_id']);
    table.index(['assignee_id']);
    table.index(['merged_kind', 'merged_id']);
    table.check('(merged_kind is null) = (merged_id is null)', {}, 'inbox_items_merged_whole');
  });
  await knex.raw('create index inbox_items_unread on inbox_items (kind) where unread_since is not null');
  await knex.schema.createTable('inbox_notes', (table) => {
    table.uuid('id').primary();
    reference(table);
    table.uuid('author_id').references('users.id').onDelete('SET NULL');
    // Whose key encrypts it; null: a visitor, the product's own key.
    table.uuid('person_id').references('users.id').onDelete('CASCADE');
    table.binary('text_sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['kind', 'source_id', 'created_at']);
    table.index(['author_id']);
    table.index(['person_id']);
  });
  await knex.schema.createTable('inbox_mentions', (table) => {
    table.uuid('note_id').notNullable().references('inbox_notes.id').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.primary(['note_id', 'user_id']);
    table.index(['user_id']);
  });
  await knex.schema.createTable('inbox_messages', (table) => {
    table.uuid('id').primary();
    reference(table);
    table.text('direction').notNullable().checkIn(['in', 'out']);
    table.uuid('author_id').references('users.id').onDelete('SET NULL');
    table.uuid('person_id').references('users.id').onDelete('CASCADE');
    // Address, subject and text.
    table.binary('content_sealed').notNullable();
    // SHA-256 of what came as Message-ID, so that a mail which is delivered twice is stored once.
    table.text('message_hash').unique();
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['kind', 'source_id', 'created_at']);
    table.index(['author_id']);
    table.index(['person_id']);
  });
  await knex.schema.createTable('inbox_templates', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('name').notNullable();
    table.text('subject').notNullable();
    table.text('text').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['inbox_templates', 'inbox_messages', 'inbox_mentions', 'inbox_notes', 'inbox_items'])
    await knex.schema.dropTable(table);
};
