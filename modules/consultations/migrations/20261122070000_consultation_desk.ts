import type { Knex } from 'knex';

/** Both come with PostgreSQL and may be made by the owner of a database; some installations leave them out. */
const need = async (knex: Knex, extension: string): Promise<void> => {
  const { rows } = await knex.raw('select 1 from pg_available_extensions where name = ?', [extension]);
  if (rows.length === 0)
    throw new Error(`this PostgreSQL lacks the extension ${extension}, which comes with its package "contrib"`);
  await knex.raw(`create extension if not exists ${extension}`);
};

const requests = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('consultation_requests', (table) => {
    table.dropColumn('phone');
    // Telephone, birth and text of a consultation as sealed JSON.
    table.binary('details_sealed');
    table.boolean('profile_consent').notNullable().defaultTo(false);
    table
      .text('profile_state')
      .notNullable()
      .defaultTo('none')
      .checkIn(['none', 'queued', 'running', 'done', 'failed']);
    // Counts the times it was asked for: a job of an older number has nothing to do any more.
    table.integer('profile_run').notNullable().defaultTo(0);
    table.integer('profile_attempts').notNullable().defaultTo(0);
    table.text('profile_reason');
    table.timestamp('profile_queued_at');
    table.timestamp('profile_started_at');
    table.timestamp('profile_finished_at');
    table.binary('profile_sealed');
    table.boolean('sample').notNullable().defaultTo(false);
    table.index(['status', 'created_at', 'id']);
    table.index(['kind', 'created_at', 'id']);
  });
  await knex.raw(`alter table consultation_requests
    add column haystack text not null generated always as (lower(name || ' ' || email || ' ' || reference)) stored,
    add column sort_name text not null generated always as (lower(name)) stored`);
  await knex.raw(
    'create index consultation_requests_haystack on consultation_requests using gin (haystack gin_trgm_ops)',
  );
  await knex.raw('create index consultation_requests_sort_name on consultation_requests (sort_name, id)');
  await knex.raw(
    `create index consultation_requests_profile on consultation_requests (profile_state, created_at, id) where profile_state <> 'none'`,
  );
};

const requestRef = (knex: Knex, table: Knex.CreateTableBuilder): void => {
  table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
  table.uuid('request_id').notNullable().references('consultation_requests.id').onDelete('CASCADE');
};

const around = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('consultation_history', (table) => {
    requestRef(knex, table);
    table.text('kind').notNullable();
    table.text('from_status');
    table.text('to_status');
    table.uuid('actor').references('users.id').onDelete('SET NULL');
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['request_id', 'created_at']);
  });
  await knex.schema.createTable('consultation_notes', (table) => {
    requestRef(knex, table);
    table.uuid('author').references('users.id').onDelete('SET NULL');
    table.binary('text_sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['request_id', 'created_at']);
  });
};

const calendar = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('consultation_hours', (table) => {
    table.uuid('staff_id').primary().references('users.id').onDelete('CASCADE');
    table.text('zone').notNullable();
    table.jsonb('weekly').notNullable();
    table.jsonb('exceptions').notNullable();
    table.integer('buffer_minutes').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('consultation_appointments', (table) => {
    requestRef(knex, table);
    table.uuid('staff_id').references('users.id').onDelete('SET NULL');
    table.timestamp('starts_at').notNullable();
    table.timestamp('ends_at').notNullable();
    // From the start to the end of the pause that follows.
    table.specificType('busy', 'tstzrange').notNullable();
    table.text('zone').notNullable();
    table.text('status').notNullable().defaultTo('confirmed').checkIn(['confirmed', 'cancelled']);
    table.integer('sequence').notNullable().defaultTo(0);
    // SHA-256 of the secret in the mailed link.
    table.text('token_hash').notNullable().unique();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.index(['request_id', 'starts_at']);
  });
  // Whatever the code forgets: nobody is booked twice at one time.
  await knex.raw(`alter table consultation_appointments add constraint consultation_appointments_no_overlap
    exclude using gist (staff_id with =, busy with &&) where (status = 'confirmed')`);
};

export const up = async (knex: Knex): Promise<void> => {
  await need(knex, 'pg_trgm');
  await need(knex, 'btree_gist');
  await requests(knex);
  await around(knex);
  await calendar(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['consultation_appointments', 'consultation_hours', 'consultation_notes', 'consultation_history'])
    await knex.schema.dropTable(table);
  await knex.raw('drop index consultation_requests_profile');
  await knex.schema.alterTable('consultation_requests', (table) => {
    table.dropIndex(['status', 'created_at', 'id']);
    table.dropIndex(['kind', 'created_at', 'id']);
    table.dropColumns(
      'details_sealed',
      'profile_consent',
      'profile_state',
      'profile_run',
      'profile_attempts',
      'profile_reason',
      'profile_queued_at',
      'profile_started_at',
      'profile_finished_at',
      'profile_sealed',
      'sample',
      'haystack',
      'sort_name',
    );
    table.text('phone');
  });
};
