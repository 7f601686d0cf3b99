import type { Knex } from 'knex';

const now = (knex: Knex) => knex.fn.now();
const newId = (knex: Knex) => knex.raw('gen_random_uuid()');

const createServices = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('session_services', (table) => {
    table.uuid('id').primary().defaultTo(newId(knex));
    // The record of matching; the account is its own.
    table.uuid('practitioner_id').notNullable();
    table.uuid('practitioner_user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('kind').notNullable().checkIn(['single', 'series', 'group']);
    table.text('title').notNullable();
    table.text('description').notNullable();
    table.integer('minutes').notNullable();
    table.bigInteger('amount');
    table.specificType('currency', 'char(3)');
    table.text('mode').notNullable().checkIn(['place', 'phone', 'video']);
    table.text('place');
    // Sealed: whoever knows it can enter.
    table.binary('link_sealed');
    table.integer('session_count');
    table.integer('capacity');
    table.boolean('is_active').notNullable().defaultTo(true);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(now(knex));
    table.index(['practitioner_user_id', 'is_active', 'created_at']);
  });
  await knex.schema.createTable('session_rules', (table) => {
    table.uuid('practitioner_user_id').primary().references('users.id').onDelete('CASCADE');
    table.uuid('practitioner_id').notNullable().unique();
    table.integer('buffer_before').notNullable();
    table.integer('buffer_after').notNullable();
    table.integer('notice_hours').notNullable();
    table.integer('daily_most');
    table.integer('change_hours').notNullable();
    table.integer('late_fee_percent').notNullable();
    table.jsonb('reminders').notNullable();
    table.jsonb('time_off').notNullable();
    table.integer('version').notNullable();
  });
};

const createBookings = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('sessions_booked', (table) => {
    table.uuid('id').primary().defaultTo(newId(knex));
    table.uuid('practitioner_id').notNullable();
    table.uuid('practitioner_user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('service_id').references('session_services.id').onDelete('SET NULL');
    // As they were when it was booked.
    table.text('kind').notNullable();
    table.text('title').notNullable();
    table.text('mode').notNullable();
    table.text('place');
    table.binary('room_sealed');
    table.integer('capacity').notNullable();
    table.timestamp('starts_at').notNullable();
    table.timestamp('ends_at').notNullable();
    // With the pauses before and after.
    table.specificType('busy', 'tstzrange').notNullable();
    table.text('status').notNullable().defaultTo('confirmed').checkIn(['confirmed', 'cancelled']);
    table.integer('sequence').notNullable().defaultTo(0);
    // Minutes before the beginning of which a mail was sent for this time.
    table.jsonb('reminded').notNullable().defaultTo('[]');
    table.timestamp('created_at').notNullable().defaultTo(now(knex));
    table.timestamp('updated_at').notNullable().defaultTo(now(knex));
    table.index(['practitioner_user_id', 'starts_at', 'id']);
    table.index(['practitioner_id', 'starts_at']);
    table.index(['service_id', 'starts_at']);
  });
  await knex.schema.createTable('session_packages', (table) => {
    table.uuid('id').primary().defaultTo(newId(knex));
    table.uuid('service_id').notNullable().references('session_services.id').onDelete('CASCADE');
    table.uuid('practitioner_user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('total').notNullable();
    table.boolean('is_closed').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable().defaultTo(now(knex));
    table.index(['client_id', 'service_id']);
    table.index(['practitioner_user_id']);
  });
  await knex.schema.createTable('session_places', (table) => {
    table.uuid('id').primary().defaultTo(newId(knex));
    table.uuid('session_id').notNullable().references('sessions_booked.id').onDelete('CASCADE');
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('match_id').notNullable();
    table.uuid('package_id').references('session_packages.id').onDelete('SET NULL');
    table.text('zone').notNullable();
    // The session's, for the constraint below and for lists of one client.
    table.timestamp('starts_at').notNullable();
    table.timestamp('ends_at').notNullable();
    table.text('status').notNullable().defaultTo('booked').checkIn(['booked', 'cancelled', 'attended', 'no-show']);
    table.text('cancelled_by').checkIn(['client', 'practitioner', 'match', 'house']);
    table.boolean('is_late').notNullable().defaultTo(false);
    // The rules as they were when it was booked.
    table.integer('change_hours').notNullable();
    table.integer('late_fee_percent').notNullable();
    table.boolean('has_price').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable().defaultTo(now(knex));
    table.index(['client_id', 'starts_at', 'id']);
    table.index(['session_id']);
    table.index(['package_id']);
    table.index(['match_id', 'starts_at']);
  });
  // Whatever the code forgets: nobody is booked twice at one time, on neither side.
  await knex.raw(`alter table sessions_booked add constraint sessions_booked_no_overlap
    exclude using gist (practitioner_id with =, busy with &&) where (status = 'confirmed')`);
  await knex.raw(`alter table session_places add constraint session_places_no_overlap
    exclude using gist (client_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')`);
  await knex.raw(
    `create unique index session_places_once on session_places (session_id, client_id) where status <> 'cancelled'`,
  );
};

const createWaits = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('session_waits', (table) => {
    table.uuid('place_id').primary().references('session_places.id').onDelete('CASCADE');
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('practitioner_user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.timestamp('created_at').notNullable().defaultTo(now(knex));
    table.index(['practitioner_user_id', 'created_at']);
  });
  await knex.schema.createTable('session_offers', (table) => {
    table.uuid('id').primary().defaultTo(newId(knex));
    table.uuid('place_id').notNullable().references('session_places.id').onDelete('CASCADE');
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('practitioner_id').notNullable();
    table.timestamp('starts_at').notNullable();
    table.timestamp('ends_at').notNullable();
    table.specificType('busy', 'tstzrange').notNullable();
    table.text('status').notNullable().defaultTo('open').checkIn(['open', 'taken', 'passed', 'expired']);
    table.timestamp('expires_at').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(now(knex));
    table.index(['place_id', 'starts_at']);
    table.index(['client_id']);
  });
  await knex.raw(`alter table session_offers add constraint session_offers_no_overlap
    exclude using gist (practitioner_id with =, busy with &&) where (status = 'open')`);
  await knex.schema.createTable('session_feeds', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.text('token_hash').notNullable().unique();
    table.timestamp('created_at').notNullable().defaultTo(now(knex));
  });
};

/** What practitioners offer, when they can be booked, and what is booked. */
export const up = async (knex: Knex): Promise<void> => {
  await createServices(knex);
  await createBookings(knex);
  await createWaits(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of [
    'session_feeds',
    'session_offers',
    'session_waits',
    'session_places',
    'session_packages',
    'sessions_booked',
    'session_rules',
    'session_services',
  ])
    await knex.schema.dropTable(table);
};
