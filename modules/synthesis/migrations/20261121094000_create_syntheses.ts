import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('synthesis_jobs', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('status').notNullable().defaultTo('queued').checkIn(['queued', 'running', 'done', 'failed', 'held']);
    table.text('stage').notNullable().defaultTo('queued');
    table.text('failure');
    // The client read the help card and asked to go on.
    table.boolean('after_help').notNullable().defaultTo(false);
    // Host name of the provider the client agreed to send the answers to; null: the embedded writer.
    table.text('share_with');
    table.uuid('synthesis_id');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('finished_at');
    table.index(['user_id', 'created_at']);
  });
  await knex.raw(
    "create unique index synthesis_jobs_one_in_flight on synthesis_jobs (user_id) where status in ('queued', 'running')",
  );
  await knex.schema.createTable('syntheses', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('job_id').notNullable().unique().references('synthesis_jobs.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.text('engine').notNullable();
    table.binary('document_sealed').notNullable();
    // What it was made from: {laborNumber: version} and the profile's version.
    table.jsonb('sources').notNullable();
    table.integer('labors_revision').notNullable();
    table.integer('profile_version').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['user_id', 'version']);
  });
  await knex.schema.createTable('synthesis_feedback', (table) => {
    table.uuid('synthesis_id').notNullable().references('syntheses.id').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('item_id').notNullable();
    table.text('verdict').notNullable().checkIn(['agree', 'not-me']);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['synthesis_id', 'item_id']);
  });
  await knex.schema.createTable('contact_wishes', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('answered_at');
    table.index(['answered_at', 'created_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['contact_wishes', 'synthesis_feedback', 'syntheses', 'synthesis_jobs'])
    await knex.schema.dropTable(table);
};
