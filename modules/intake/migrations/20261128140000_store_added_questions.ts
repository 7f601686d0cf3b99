import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('intake_forms', (table) => {
    // Questions and branches that staff added, in the words of the form's language; null for none.
    table.jsonb('own');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('intake_forms', (table) => table.dropColumn('own'));
};
