import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('articles', (table) => {
    // A picture of the media library, which keeps what is in use.
    table.uuid('cover');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('articles', (table) => table.dropColumn('cover'));
};
