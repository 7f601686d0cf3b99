import type { Knex } from 'knex';

const newId = (knex: Knex) => knex.raw('gen_random_uuid()');
/** The next free time of somebody who has none: sorts last. */
const never = '9999-12-31T00:00:00Z';

const createPages = (knex: Knex) =>
  knex.schema.createTable('practitioner_pages', (table) => {
    table.uuid('id').primary().defaultTo(newId(knex));
    table.uuid('practitioner_id').notNullable().unique();
    table.uuid('user_id').notNullable().unique().references('users.id').onDelete('CASCADE');
    table.text('name').notNullable();
    table.text('slug').unique();
    table.jsonb('draft').notNullable();
    // The record as it was when the draft was submitted: what an admin approves.
    table.jsonb('draft_facts');
    table.text('state').notNullable().defaultTo('draft').checkIn(['draft', 'submitted', 'returned', 'approved']);
    table.text('note');
    table.jsonb('published');
    table.jsonb('published_facts');
    // Of the published facts, for the filters of the directory.
    table.specificType('specializations', 'text[]').notNullable().defaultTo('{}');
    table.specificType('languages', 'text[]').notNullable().defaultTo('{}');
    table.timestamp('published_at');
    table.boolean('hidden').notNullable().defaultTo(false);
    table.timestamp('next_free_at').notNullable().defaultTo(never);
    table.boolean('sample').notNullable().defaultTo(false);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.index(['state', 'updated_at', 'id']);
  });

const createCredentials = (knex: Knex) =>
  knex.schema.createTable('practitioner_credentials', (table) => {
    table.uuid('id').primary().defaultTo(newId(knex));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('title').notNullable();
    table.text('issuer').notNullable();
    table.integer('year').notNullable();
    table.date('expires_on');
    table.text('state').notNullable().defaultTo('uploaded').checkIn(['uploaded', 'checked', 'refused', 'expired']);
    table.text('note');
    // The encrypted document in the storage, and what it is; null only for samples.
    table.uuid('file_id');
    table.text('type');
    table.uuid('checked_by').references('users.id').onDelete('SET NULL');
    table.timestamp('checked_at');
    table.timestamp('reminded_at');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['user_id', 'created_at']);
    table.index(['state', 'created_at', 'id']);
    table.index(['expires_on']);
    table.index(['checked_by']);
  });

const createReviews = (knex: Knex) =>
  knex.schema.createTable('practitioner_reviews', (table) => {
    table.uuid('id').primary().defaultTo(newId(knex));
    table.uuid('page_id').notNullable().references('practitioner_pages.id').onDelete('CASCADE');
    // The client who wrote it.
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.smallint('stars').notNullable().checkBetween([1, 5]);
    table.binary('text_sealed').notNullable();
    table.text('naming').notNullable().checkIn(['first-name', 'initials', 'nameless']);
    table.text('state').notNullable().defaultTo('waiting').checkIn(['waiting', 'published', 'refused']);
    table.text('note');
    // In the words of the practitioner, who writes it for everybody.
    table.text('reply');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('written_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['page_id', 'user_id']);
    table.index(['user_id']);
    table.index(['page_id', 'state', 'written_at', 'id']);
    table.index(['state', 'written_at', 'id']);
  });

const createIntroductions = (knex: Knex) =>
  knex.schema.createTable('guest_introductions', (table) => {
    table.uuid('id').primary().defaultTo(newId(knex));
    table.uuid('practitioner_id').notNullable();
    table.uuid('practitioner_user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('token_hash').notNullable().unique();
    // Name, address and message of somebody without an account.
    table.binary('guest_sealed').notNullable();
    table.text('language').notNullable();
    table.text('zone').notNullable();
    table.timestamp('starts_at').notNullable();
    table.timestamp('ends_at').notNullable();
    // Null until the address is confirmed: only then a time is reserved.
    table.specificType('busy', 'tstzrange');
    table
      .text('state')
      .notNullable()
      .defaultTo('unconfirmed')
      .checkIn(['unconfirmed', 'waiting', 'accepted', 'declined', 'cancelled', 'ended']);
    // When the link, or the reserved time, is over without an answer.
    table.timestamp('expires_at').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['practitioner_user_id', 'starts_at', 'id']);
    table.index(['state', 'expires_at']);
    table.index(['ends_at']);
  });

export const up = async (knex: Knex): Promise<void> => {
  await createPages(knex);
  await knex.raw(
    'create index practitioner_pages_directory on practitioner_pages (next_free_at, id) where published is not null and not hidden',
  );
  await knex.raw('create index practitioner_pages_specializations on practitioner_pages using gin (specializations)');
  await knex.raw('create index practitioner_pages_languages on practitioner_pages using gin (languages)');
  await createCredentials(knex);
  await createReviews(knex);
  await createIntroductions(knex);
  // Whatever the code forgets: no two guests have one time.
  await knex.raw(`alter table guest_introductions add constraint guest_introductions_no_overlap
    exclude using gist (practitioner_id with =, busy with &&) where (state in ('waiting', 'accepted'))`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['guest_introductions', 'practitioner_reviews', 'practitioner_credentials', 'practitioner_pages'])
    await knex.schema.dropTable(table);
};
