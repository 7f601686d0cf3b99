import type { Knex } from 'knex';

/** Calendars elsewhere whose busy times close times for booking. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('calendar_feeds', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('name').notNullable();
    // Everybody who knows the address can read the calendar.
    table.binary('address_sealed').notNullable();
    table.text('host').notNullable();
    table.text('etag');
    table.text('last_modified');
    table.text('state').notNullable().defaultTo('waiting').checkIn(['waiting', 'ok', 'failed']);
    table.text('reason');
    // Failed tries one after another.
    table.integer('failures').notNullable().defaultTo(0);
    table.integer('entries').notNullable().defaultTo(0);
    table.integer('left_out').notNullable().defaultTo(0);
    table.timestamp('checked_at');
    // When the whole calendar was read; what is booked far ahead comes into sight by and by.
    table.timestamp('read_at');
    table.timestamp('next_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['user_id', 'created_at']);
    table.index(['next_at']);
  });
  await knex.schema.createTable('calendar_busy_times', (table) => {
    table.uuid('feed_id').notNullable().references('calendar_feeds.id').onDelete('CASCADE').index();
    // The record of matching.
    table.uuid('practitioner_id').notNullable();
    table.specificType('during', 'tstzrange').notNullable();
  });
  await knex.raw('create index calendar_busy_times_during on calendar_busy_times using gist (practitioner_id, during)');
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['calendar_busy_times', 'calendar_feeds']) await knex.schema.dropTable(table);
};
