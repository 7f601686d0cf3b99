import type { Knex } from 'knex';

const phases = ['intake', 'assessment', 'matching', 'experience', 'aftercare'];

/** Phases that staff set, with their history, and the figures as last counted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('client_phases', (table) => {
    table.uuid('client_id').primary().references('users.id').onDelete('CASCADE');
    table.text('phase').notNullable().checkIn(phases);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('phase_changes', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    // The history stays readable when a member of the team has left.
    table.uuid('actor').references('users.id').onDelete('SET NULL');
    table.text('from_phase').notNullable().checkIn(phases);
    table.text('to_phase').notNullable().checkIn(phases);
    table.timestamp('at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['client_id', 'at']);
    table.index(['actor']);
  });
  await knex.schema.createTable('figure_counts', (table) => {
    table.text('name').primary();
    table.double('value');
    table.double('previous');
    table.timestamp('as_of').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['figure_counts', 'phase_changes', 'client_phases']) await knex.schema.dropTable(table);
};
