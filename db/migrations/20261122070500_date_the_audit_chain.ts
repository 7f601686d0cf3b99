import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('audit_log', (table) => {
    // 1: hashed without its moment and with the keys of `detail` as they came; 2: everything, in one canonical form.
    table.specificType('form', 'smallint').notNullable().defaultTo(1);
    table.index(['action', 'id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('audit_log', (table) => {
    table.dropIndex(['action', 'id']);
    table.dropColumn('form');
  });
};
