import type { Knex } from 'knex';

/** Which admin published a version from the page of modules; nobody where it was the command line. Only adds. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('module_releases', (table) => {
    table.uuid('published_by_account').references('users.id').onDelete('SET NULL').index();
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('module_releases', (table) => table.dropColumn('published_by_account'));
