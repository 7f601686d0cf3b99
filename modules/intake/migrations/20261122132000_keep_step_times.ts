import type { Knex } from 'knex';

/** How long each screen of the questionnaire takes: when a draft came to its step, and times without anybody's name. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('intake_drafts', (table) => {
    // Null for drafts of before: nobody knows when their step began.
    table.timestamp('step_since');
  });
  await knex.schema.createTable('intake_step_times', (table) => {
    table.bigIncrements('id');
    table.smallint('step').notNullable();
    table.integer('seconds').notNullable().checkPositive();
    table.timestamp('at').notNullable().defaultTo(knex.fn.now());
    table.index(['at', 'step']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('intake_step_times');
  await knex.schema.alterTable('intake_drafts', (table) => {
    table.dropColumn('step_since');
  });
};
