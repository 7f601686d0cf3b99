import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // What the crisis gate said of one version of an answer, so that it reads no text twice.
  await knex.schema.createTable('answer_checks', (table) => {
    table.uuid('response_id').primary();
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.binary('finding_sealed').notNullable();
    table.index(['user_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('answer_checks');
};
