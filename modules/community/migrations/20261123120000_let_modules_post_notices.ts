import type { Knex } from 'knex';

/** Notices of other modules bring their own words and address. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('notices', (table) => {
    table.text('line');
    table.text('path');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('notices', (table) => {
    table.dropColumns('line', 'path');
  });
};
