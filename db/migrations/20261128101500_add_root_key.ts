import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // Which master key wrapped the root key; the other rows are encrypted with the root key.
  await knex.schema.alterTable('server_keys', (table) => {
    table.text('key_id');
  });
  // A rotation looks for the keys that the former master key wraps.
  await knex.schema.alterTable('user_keys', (table) => {
    table.index('key_id');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  // The host's keys cannot be found again without the root key.
  await knex('server_keys').where({ id: 'root' }).delete();
  await knex.schema.alterTable('user_keys', (table) => {
    table.dropIndex('key_id');
  });
  await knex.schema.alterTable('server_keys', (table) => {
    table.dropColumn('key_id');
  });
};
