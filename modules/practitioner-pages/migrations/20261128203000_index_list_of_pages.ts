import type { Knex } from 'knex';

/** For the orders of the list that staff see: by the last change in all states, and by name. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('practitioner_pages', (table) => {
    table.index(['updated_at', 'id']);
    table.index(['name', 'id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('practitioner_pages', (table) => {
    table.dropIndex(['updated_at', 'id']);
    table.dropIndex(['name', 'id']);
  });
};
