import type { Knex } from 'knex';

const offers = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('offers', (table) => {
    table.text('id').primary();
    // Who lists it: what a source no longer lists goes, what others list stays.
    table.text('source').notNullable();
    table.integer('position').notNullable();
    table.text('name').notNullable();
    table.text('category').notNullable().checkIn(['flight', 'hotel', 'restaurant', 'car']);
    table.text('description').notNullable();
    table.text('location').notNullable();
    table.double('latitude').notNullable();
    table.double('longitude').notNullable();
    // Flights: where they start.
    table.text('origin');
    table.text('provider').notNullable();
    table.smallint('rating_tenths').checkBetween([0, 50]);
    table.integer('reviews').notNullable().defaultTo(0);
    table.specificType('features', 'text[]').notNullable();
    table.specificType('dietary', 'text[]').notNullable();
    table.text('availability').notNullable().checkIn(['available', 'limited', 'booked']);
    table.integer('price_minor').checkPositive();
    table.specificType('currency', 'char(3)');
    table.text('price_per').checkIn(['person', 'night', 'hour', 'trip']);
    // Minutes after midnight, in the time of the place; a closing time may lie after midnight.
    table.smallint('opens');
    table.smallint('closes');
    table.smallint('departs');
    table.smallint('minutes');
    table.text('booking_url');
    table.boolean('sample').notNullable().defaultTo(false);
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.index(['category', 'position', 'id']);
    table.index(['source']);
    table.check('(price_minor is null) = (currency is null) and (price_minor is null) = (price_per is null)');
  });
};

const experiences = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('experiences', (table) => {
    table.uuid('id').primary();
    table.text('name').notNullable();
    table.text('focus').notNullable();
    table.text('location').notNullable();
    table.text('zone').notNullable();
    table.text('partner_name').notNullable();
    table.date('starts_on').notNullable();
    table.smallint('days').notNullable().checkPositive();
    table.smallint('capacity').notNullable().checkPositive();
    table.smallint('taken').notNullable().defaultTo(0);
    table.integer('price_minor').checkPositive();
    table.specificType('currency', 'char(3)');
    table.boolean('sample').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['starts_on', 'id']);
    // The last word against overbooking, whatever the code above it does.
    table.check('taken between 0 and capacity', [], 'experiences_places');
  });
  await knex.schema.createTable('experience_waitlist', (table) => {
    table.uuid('experience_id').notNullable().references('experiences.id').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.smallint('guests').notNullable().checkBetween([1, 6]);
    // When a free place was last offered by mail.
    table.timestamp('told_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.primary(['experience_id', 'user_id']);
    table.index(['user_id']);
    table.index(['experience_id', 'created_at']);
  });
};

const states = ['requested', 'held', 'confirmed', 'completed', 'cancelled', 'refunded'];

const bookings = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('bookings', (table) => {
    table.uuid('id').primary();
    table.text('reference').notNullable().unique();
    table.uuid('user_id').references('users.id').onDelete('CASCADE');
    // Of a visitor, until the address is proven by an account; null for the signed-in.
    table.text('email');
    // Sealed with the product's key: there was no person to have one of their own.
    table.boolean('for_host').notNullable();
    table.uuid('experience_id').references('experiences.id').onDelete('SET NULL');
    table.text('title').notNullable();
    table.text('destination').notNullable();
    table.text('zone');
    table.date('start_date').notNullable();
    table.date('end_date').notNullable();
    table.smallint('guests').notNullable().checkBetween([1, 6]);
    table.text('budget');
    table.jsonb('services').notNullable();
    // Diet, special requests, where the person is, and the plan that follows from them.
    table.binary('details_sealed').notNullable();
    table.text('status').notNullable().defaultTo('requested').checkIn(states);
    table.integer('price_minor');
    table.specificType('currency', 'char(3)');
    table.text('partner_name');
    table.binary('note_sealed');
    table.date('valid_until');
    // What the person wants changed in the last quote.
    table.binary('wish_sealed');
    table.integer('version').notNullable().defaultTo(1);
    table.boolean('sample').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.timestamp('updated_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['user_id', 'created_at', 'id']);
    table.index(['status', 'created_at', 'id']);
    table.index(['created_at', 'id']);
    table.index(['experience_id']);
    table.check('end_date >= start_date');
    table.check('(user_id is null) <= (email is not null)');
  });
  await knex.raw('create index bookings_email on bookings (lower(email)) where user_id is null');
  await knex.schema.createTable('booking_history', (table) => {
    table.bigIncrements('id');
    table.uuid('booking_id').notNullable().references('bookings.id').onDelete('CASCADE');
    table.text('from_status');
    table.text('to_status').notNullable();
    table.text('by').notNullable().checkIn(['person', 'team']);
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['booking_id', 'id']);
  });
};

export const up = async (knex: Knex): Promise<void> => {
  await offers(knex);
  await experiences(knex);
  await bookings(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['booking_history', 'bookings', 'experience_waitlist', 'experiences', 'offers'])
    await knex.schema.dropTable(table);
};
