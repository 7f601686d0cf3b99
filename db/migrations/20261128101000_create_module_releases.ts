import type { Knex } from 'knex';

/** Versions of modules that were built elsewhere, which of them runs, and how their pages do. Only adds. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('module_releases', (table) => {
    table.uuid('id').primary();
    table.text('module').notNullable();
    table.text('version').notNullable();
    table.text('publisher').notNullable();
    // The bytes of module.json, which the signature covers.
    table.text('descriptor').notNullable();
    table.text('signature');
    table.timestamp('begun_at').notNullable().defaultTo(knex.fn.now());
    // Null while its files are being stored; such a row counts for nothing.
    table.timestamp('published_at');
    table.text('published_by').notNullable();
    // When an admin allowed what it runs on the server; null where nobody has.
    table.timestamp('approved_at');
    // It is none of the versions that stay; its files go some weeks later.
    table.timestamp('dropped_at');
    table.timestamp('files_removed_at');
    // Why its server side is not started any more.
    table.text('fault');
    table.timestamp('fault_at');
    table.index(['module', 'published_at']);
  });
  await knex.raw(
    'create unique index module_releases_version on module_releases (module, version) where published_at is not null',
  );
  await knex.schema.createTable('module_switches', (table) => {
    table.text('module').primary();
    table.boolean('is_enabled').notNullable().defaultTo(true);
    // Null for a module that is built with the host.
    table.text('current_version');
    // What ran before, latest first: where a rollback leads.
    table.specificType('before_versions', 'text[]').notNullable().defaultTo('{}');
    // Another version for some people: { version, roles, share }.
    table.jsonb('canary');
    table.timestamp('changed_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('module_reports', (table) => {
    table.text('module').notNullable();
    table.text('version').notNullable();
    table.date('day').notNullable();
    table.integer('loads').notNullable().defaultTo(0);
    // Loads by their time: below 100, 250, 500, 1000, 2500, 5000 ms, and longer.
    table.specificType('load_times', 'integer[]').notNullable().defaultTo('{0,0,0,0,0,0,0}');
    table.integer('errors').notNullable().defaultTo(0);
    table.text('last_error');
    table.timestamp('last_error_at');
    table.primary(['module', 'version', 'day']);
    table.index('day');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['module_reports', 'module_switches', 'module_releases']) await knex.schema.dropTable(table);
};
