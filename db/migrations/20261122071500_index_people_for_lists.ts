import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create index users_newest on users (created_at desc, id desc)');
  await knex.raw("create index users_by_name on users (lower(last_name || ' ' || first_name), id)");
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index users_by_name');
  await knex.raw('drop index users_newest');
};
