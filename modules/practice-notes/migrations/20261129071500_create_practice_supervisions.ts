import type { Knex } from 'knex';

/** A second practitioner who reads the notes about a client, once the client has agreed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('practice_supervisions', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('match_id').notNullable();
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE').index();
    table.uuid('practitioner_user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    table.uuid('supervisor_user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    table.text('state').notNullable().defaultTo('asked').checkIn(['asked', 'agreed', 'declined', 'ended']);
    table.timestamp('asked_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('answered_at');
    table.timestamp('last_read_at');
    table.check('practitioner_user_id <> supervisor_user_id');
  });
  // One question to the client at a time, and one consent.
  await knex.raw(`create unique index practice_supervisions_open on practice_supervisions (match_id, supervisor_user_id)
    where state in ('asked', 'agreed')`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('practice_supervisions');
};
