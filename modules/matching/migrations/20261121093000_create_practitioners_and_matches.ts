import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('practitioners', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').unique().references('users.id').onDelete('SET NULL');
    table.text('slug').notNullable().unique();
    table.text('name').notNullable();
    table.specificType('specializations', 'text[]').notNullable();
    table.text('approach');
    table.integer('experience').notNullable().checkBetween([0, 70]);
    table.specificType('languages', 'text[]').notNullable();
    table.text('availability').notNullable().checkIn(['open', 'waiting-list', 'closed']);
    table.specificType('frameworks', 'text[]').notNullable();
    table.specificType('design_focus', 'text[]').notNullable();
    // [{specialization, statement}]: one sentence for each specialization, in the practitioner's words.
    table.jsonb('statements').notNullable();
    table.boolean('sample').notNullable().defaultTo(false);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['availability', 'id']);
  });
  await knex.schema.createTable('practitioner_vectors', (table) => {
    table.uuid('practitioner_id').notNullable().references('practitioners.id').onDelete('CASCADE');
    table.text('model_id').notNullable();
    // 0 is the whole profile; 1.. are the statements in order.
    table.smallint('piece').notNullable();
    table.integer('version').notNullable();
    table.binary('vector').notNullable();
    table.primary(['practitioner_id', 'model_id', 'piece']);
    table.index(['model_id', 'piece']);
  });
  await knex.schema.createTable('answer_vectors', (table) => {
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('response_id').notNullable();
    table.integer('version').notNullable();
    table.text('model_id').notNullable();
    // Passages with offsets and vectors of one answer, sealed as one value.
    table.binary('passages_sealed').notNullable();
    table.primary(['response_id', 'model_id']);
    table.index(['user_id']);
  });
  await knex.schema.createTable('matches', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('practitioner_id').notNullable().references('practitioners.id').onDelete('CASCADE');
    table.decimal('score', 5, 2).notNullable().checkBetween([0, 100]);
    table.binary('parts_sealed').notNullable();
    table.text('status').notNullable().defaultTo('suggested').checkIn(['suggested', 'interested', 'declined']);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['user_id', 'practitioner_id']);
    table.index(['user_id', 'score']);
    table.index(['practitioner_id']);
  });
  await knex.schema.createTable('matching_jobs', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('status').notNullable().defaultTo('queued').checkIn(['queued', 'running', 'done', 'failed']);
    table.text('stage').notNullable().defaultTo('queued');
    table.text('failure');
    // What the run was made from, so that the page can say when it is out of date.
    table.integer('labors_revision');
    table.integer('profile_version');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('finished_at');
  });
  // One run in flight for each client.
  await knex.raw(
    "create unique index matching_jobs_one_in_flight on matching_jobs (user_id) where status in ('queued', 'running')",
  );
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['matching_jobs', 'matches', 'answer_vectors', 'practitioner_vectors', 'practitioners'])
    await knex.schema.dropTable(table);
};
