import type { Knex } from 'knex';

/** Calendars into which sessions are written (CalDAV), what was written there, and what a practitioner has to decide. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('calendar_accounts', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    // Another one with each connection and choice: work for the one before writes nothing any more.
    table.uuid('connection').notNullable();
    table.text('address').notNullable();
    table.binary('login_sealed').notNullable();
    table.jsonb('calendars').notNullable().defaultTo('[]');
    table.text('calendar_url');
    table.text('sync_token');
    table.text('state').notNullable().defaultTo('waiting').checkIn(['waiting', 'choose', 'ok', 'failed']);
    table.text('reason');
    table.integer('failures').notNullable().defaultTo(0);
    table.timestamp('checked_at');
    table.timestamp('synced_at');
    table.timestamp('next_at').notNullable().defaultTo(knex.fn.now()).index();
    // One sync at a time; one that ended without a word blocks the next until then.
    table.timestamp('running_until');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('calendar_entries', (table) => {
    table.uuid('session_id').primary();
    table.uuid('user_id').notNullable().references('calendar_accounts.user_id').onDelete('CASCADE').index();
    table.text('url').notNullable();
    // As both sides last had it.
    table.text('etag').notNullable();
    table.timestamp('starts_at').notNullable();
    table.timestamp('ends_at').notNullable();
    table.integer('sequence').notNullable();
  });
  await knex.schema.createTable('calendar_decisions', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('calendar_accounts.user_id').onDelete('CASCADE');
    table.uuid('session_id').notNullable();
    table.text('kind').notNullable().checkIn(['deleted', 'conflict', 'put-back']);
    table.timestamp('here').notNullable();
    table.timestamp('there');
    table.timestamp('there_end');
    table.text('reason');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('answered_at');
    table.text('answer');
    table.index(['user_id', 'answered_at', 'created_at']);
  });
  await knex.raw(`create unique index calendar_decisions_open on calendar_decisions (session_id)
    where answered_at is null and kind <> 'put-back'`);
  await knex.schema.alterTable('calendar_busy_times', (table) => {
    table.setNullable('feed_id');
    table.uuid('account_id').references('calendar_accounts.user_id').onDelete('CASCADE').index();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex('calendar_busy_times').whereNull('feed_id').delete();
  await knex.schema.alterTable('calendar_busy_times', (table) => {
    table.dropColumn('account_id');
    table.dropNullable('feed_id');
  });
  for (const table of ['calendar_decisions', 'calendar_entries', 'calendar_accounts'])
    await knex.schema.dropTable(table);
};
