import type { Knex } from 'knex';

/** How loud a recording is over time, a hundred digits at most: its drawing, and nothing of what was said. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('labor_audio', (table) => {
    table.text('shape').notNullable().defaultTo('');
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('labor_audio', (table) => {
    table.dropColumn('shape');
  });
