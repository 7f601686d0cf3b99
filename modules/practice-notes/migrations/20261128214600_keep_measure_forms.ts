import type { Knex } from 'knex';

/** Questionnaires that staff entered, as they were given; null of those that are built in. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('practice_measures', (table) => {
    table.jsonb('forms');
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('practice_measures', (table) => {
    table.dropColumn('forms');
  });
