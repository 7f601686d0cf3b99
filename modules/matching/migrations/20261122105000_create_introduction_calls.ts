import type { Knex } from 'knex';

/** Comes with PostgreSQL and may be made by the owner of a database; some installations leave it out. */
const needGist = async (knex: Knex): Promise<void> => {
  const { rows } = await knex.raw("select 1 from pg_available_extensions where name = 'btree_gist'");
  if (rows.length === 0)
    throw new Error('this PostgreSQL lacks the extension btree_gist, which comes with its package "contrib"');
  await knex.raw('create extension if not exists btree_gist');
};

/** Calls between a client and the practitioner of a match. */
export const up = async (knex: Knex): Promise<void> => {
  await needGist(knex);
  await knex.schema.createTable('introduction_calls', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('match_id').notNullable();
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('practitioner_id').notNullable().references('practitioners.id').onDelete('CASCADE');
    table.timestamp('starts_at').notNullable();
    table.timestamp('ends_at').notNullable();
    // From the start to the end of the pause that follows.
    table.specificType('busy', 'tstzrange').notNullable();
    // The client's; the practitioner's stands with the hours.
    table.text('zone').notNullable();
    table.text('status').notNullable().defaultTo('confirmed').checkIn(['confirmed', 'cancelled']);
    table.text('cancelled_by').checkIn(['client', 'practitioner', 'match']);
    table.integer('sequence').notNullable().defaultTo(0);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    // Whom a call is with cannot differ from whom the match is between.
    table
      .foreign(['match_id', 'client_id', 'practitioner_id'])
      .references(['id', 'user_id', 'practitioner_id'])
      .inTable('matches')
      .onDelete('CASCADE');
    table.index(['match_id', 'starts_at']);
    table.index(['client_id', 'starts_at', 'id']);
    table.index(['practitioner_id', 'starts_at', 'id']);
  });
  // Whatever the code forgets: nobody is booked twice at one time, on neither side.
  await knex.raw(`alter table introduction_calls add constraint introduction_calls_no_overlap
    exclude using gist (practitioner_id with =, busy with &&) where (status = 'confirmed')`);
  await knex.raw(`alter table introduction_calls add constraint introduction_calls_no_overlap_of_client
    exclude using gist (client_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'confirmed')`);
};

export const down = (knex: Knex): Promise<void> => knex.schema.dropTable('introduction_calls');
