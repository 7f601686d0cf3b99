import type { Knex } from 'knex';

/** Whom an answer is for. Answers saved until now went into readings and matching, and they still do. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('labor_responses', (table) => {
    table.text('audience').notNullable().defaultTo('reading').checkIn(['self', 'reading', 'practitioners']);
    // How often it was kept back or given for reading: what was made from the answers is out of date after each.
    table.integer('audience_changes').notNullable().defaultTo(0);
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('labor_responses', (table) => {
    table.dropColumns('audience', 'audience_changes');
  });
