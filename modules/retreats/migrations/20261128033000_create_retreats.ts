import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { emptyContent } from '../lib/empty-content';
import { toSlug } from '../lib/slug';

/*
 * Dates of retreats and their waitlists stood in `experiences` and `experience_waitlist` before there were retreats; the tables
 * keep their names and rows. A database without them gets them here.
 */
const dates = async (knex: Knex): Promise<void> => {
  if (!(await knex.schema.hasTable('experiences'))) {
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
      table.check('taken between 0 and capacity', [], 'experiences_places');
    });
    await knex.schema.createTable('experience_waitlist', (table) => {
      table.uuid('experience_id').notNullable().references('experiences.id').onDelete('CASCADE');
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
      table.smallint('guests').notNullable().checkBetween([1, 6]);
      table.timestamp('told_at');
      table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
      table.primary(['experience_id', 'user_id']);
      table.index(['user_id']);
      table.index(['experience_id', 'created_at']);
    });
  }
  await knex.schema.alterTable('experiences', (table) => {
    table.uuid('retreat_id').references('retreats.id').onDelete('SET NULL');
    table.text('status').notNullable().defaultTo('open').checkIn(['open', 'closed', 'cancelled']);
    table.date('early_bird_until');
    table.smallint('early_bird_percent').checkBetween([1, 90]);
    table.integer('version').notNullable().defaultTo(1);
    table.index(['retreat_id', 'starts_on']);
    table.check('(early_bird_until is null) = (early_bird_percent is null)', [], 'experiences_early_bird');
  });
  await knex.schema.alterTable('experience_waitlist', (table) => {
    // When a freed place was offered last, and until when it is reserved.
    table.timestamp('offered_at');
    table.timestamp('offered_until');
  });
  await knex('experience_waitlist').update({ offered_at: knex.ref('told_at') });
  await knex.raw(
    'create index experience_waitlist_offered on experience_waitlist (offered_until) where offered_until is not null',
  );
};

const retreats = (knex: Knex) =>
  knex.schema.createTable('retreats', (table) => {
    table.uuid('id').primary();
    table.text('slug').notNullable().unique();
    table.text('title').notNullable();
    table.text('status').notNullable().defaultTo('draft').checkIn(['draft', 'published', 'archived']);
    table.jsonb('content').notNullable();
    table.boolean('sample').notNullable().defaultTo(false);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('first_published_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.timestamp('updated_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['status', 'title', 'id']);
    table.index(['title', 'id']);
  });

const places = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('retreat_rooms', (table) => {
    table.uuid('id').primary();
    table.uuid('date_id').notNullable().references('experiences.id').onDelete('CASCADE');
    table.smallint('position').notNullable();
    table.text('name').notNullable();
    table.text('description').notNullable();
    table.smallint('places').notNullable().checkPositive();
    table.smallint('taken').notNullable().defaultTo(0);
    table.integer('price_minor').notNullable().checkPositive();
    table.index(['date_id', 'position']);
    table.check('taken between 0 and places', [], 'retreat_rooms_places');
  });
  await knex.schema.createTable('retreat_places', (table) => {
    table.uuid('id').primary();
    table.text('reference').notNullable().unique();
    table.uuid('date_id').notNullable().references('experiences.id').onDelete('RESTRICT');
    table.uuid('room_id').references('retreat_rooms.id').onDelete('SET NULL');
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('status').notNullable().defaultTo('booked').checkIn(['booked', 'cancelled']);
    // As they were when the place was booked: nothing that staff change later touches them.
    table.text('title').notNullable();
    table.text('room_name').notNullable();
    table.integer('price_minor').notNullable();
    table.specificType('currency', 'char(3)').notNullable();
    table.jsonb('terms').notNullable();
    table.binary('details_encrypted').notNullable();
    table.text('rooming').notNullable().defaultTo('');
    table.timestamp('arrived_at');
    table.timestamp('cancelled_at');
    table.text('cancelled_by').checkIn(['client', 'house']);
    table.boolean('sample').notNullable().defaultTo(false);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['date_id', 'created_at']);
    table.index(['user_id', 'created_at']);
    table.index(['room_id']);
  });
  // Nobody books twice for one date, whatever arrives at the same time.
  await knex.raw(
    `create unique index retreat_places_once on retreat_places (date_id, user_id) where status = 'booked'`,
  );
  await knex.schema.createTable('retreat_papers', (table) => {
    table.uuid('id').primary();
    table.uuid('place_id').notNullable().references('retreat_places.id').onDelete('CASCADE');
    table.text('kind').notNullable().checkIn(['medical-clearance', 'psychological-assessment', 'travel-insurance']);
    table.text('state').notNullable().defaultTo('open').checkIn(['open', 'uploaded', 'accepted', 'refused']);
    // Media type of the stored file; null while there is none.
    table.text('type');
    table.uuid('file_id');
    table.binary('note_encrypted');
    table.timestamp('uploaded_at');
    table.unique(['place_id', 'kind']);
  });
  await knex.schema.createTable('retreat_messages', (table) => {
    table.uuid('id').primary();
    table.uuid('date_id').notNullable().references('experiences.id').onDelete('CASCADE');
    table.uuid('sent_by').references('users.id').onDelete('SET NULL');
    table.binary('text_encrypted').notNullable();
    table.smallint('recipients').notNullable();
    table.timestamp('sent_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['date_id', 'sent_at']);
    table.index(['sent_by']);
  });
};

interface FormerDate {
  readonly name: string;
  readonly focus: string;
  readonly location: string;
  readonly zone: string;
  readonly partner_name: string;
  readonly days: number;
  readonly sample: boolean;
}

/** Each retreat that had dates becomes one with a page; its dates stay what they are and are booked as before, by a quote. */
const adopt = async (knex: Knex): Promise<void> => {
  const groups = (await knex('experiences')
    .groupBy('name', 'location', 'partner_name', 'days')
    .select('name', 'location', 'partner_name', 'days')
    .select(
      knex.raw('(array_agg(focus order by starts_on desc))[1] as focus'),
      knex.raw('(array_agg(zone order by starts_on desc))[1] as zone'),
      knex.raw('bool_and(sample) as sample'),
    )
    .orderBy(['name', 'location', 'partner_name', 'days'])) as FormerDate[];
  const slugs = new Set<string>();
  for (const { name, location, partner_name, days, focus, zone, sample } of groups) {
    const id = randomUUID();
    const base = toSlug(name).slice(0, 70);
    let slug = base;
    for (let number = 2; slugs.has(slug); number += 1) slug = `${base}-${number}`;
    slugs.add(slug);
    const empty = emptyContent(name);
    const content = {
      ...empty,
      slug,
      focus: focus.slice(0, 160),
      summary: focus.slice(0, 300),
      days,
      partnerName: partner_name,
      place: { ...empty.place, name: location, zone },
      requiresJourney: true,
    };
    await knex('retreats').insert({
      id,
      slug,
      title: name,
      status: 'published',
      content: JSON.stringify(content),
      sample,
      first_published_at: knex.fn.now(),
    });
    await knex('experiences').where({ name, location, partner_name, days }).update({ retreat_id: id });
  }
};

export const up = async (knex: Knex): Promise<void> => {
  await retreats(knex);
  await dates(knex);
  await places(knex);
  await adopt(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['retreat_messages', 'retreat_papers', 'retreat_places', 'retreat_rooms'])
    await knex.schema.dropTable(table);
  await knex.raw('drop index experience_waitlist_offered');
  await knex.schema.alterTable('experience_waitlist', (table) => table.dropColumns('offered_at', 'offered_until'));
  await knex.schema.alterTable('experiences', (table) => {
    table.dropChecks(['experiences_early_bird']);
    table.dropColumns('retreat_id', 'status', 'early_bird_until', 'early_bird_percent', 'version');
  });
  await knex.schema.dropTable('retreats');
  // They were made here only where the module that first made them is absent.
  if (!(await knex.schema.hasTable('bookings'))) {
    await knex.schema.dropTable('experience_waitlist');
    await knex.schema.dropTable('experiences');
  }
};
