import type { Knex } from 'knex';

/** Plans for the time after an experience, with tasks and check-ins. All texts are sealed with the client's key. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('aftercare_plans', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    // The plan stays with the client when the practitioner has left.
    table.uuid('author_id').references('users.id').onDelete('SET NULL');
    table.binary('title_sealed').notNullable();
    table.binary('summary_sealed');
    table.binary('outcome_sealed');
    table.text('status').notNullable().defaultTo('active').checkIn(['active', 'closed']);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.index(['client_id', 'created_at', 'id']);
    table.index(['author_id', 'created_at', 'id']);
    table.index(['created_at', 'id']);
  });
  await knex.schema.createTable('aftercare_items', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('plan_id').notNullable().references('aftercare_plans.id').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.text('kind').notNullable().checkIn(['task', 'check-in']);
    table.text('assignee').notNullable().checkIn(['client', 'practitioner']);
    table.binary('text_sealed').notNullable();
    table.date('due_on');
    table.timestamp('done_at');
    table.text('done_by').checkIn(['client', 'practitioner']);
    // How it went, in the words of whoever did it.
    table.binary('note_sealed');
    table.index(['plan_id', 'position']);
    table.check('(done_at is null) = (done_by is null)', {}, 'aftercare_items_done_by_somebody');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('aftercare_items');
  await knex.schema.dropTable('aftercare_plans');
};
