import type { Knex } from 'knex';

/** Lists of clients by their name as it is read. */
export const up = (knex: Knex): Promise<void> =>
  knex.raw(`create index users_clients_by_name on users (lower(trim(first_name || ' ' || last_name)), id)
    where role = 'client' and deleted_at is null`);

export const down = (knex: Knex): Promise<void> => knex.raw('drop index users_clients_by_name');
