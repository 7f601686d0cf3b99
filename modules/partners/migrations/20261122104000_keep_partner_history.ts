import type { Knex } from 'knex';

/** Partners can be changed and put away; each change stays readable. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('partners', (table) => {
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('archived_at');
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('partner_changes', (table) => {
    table.bigIncrements('id');
    table.uuid('partner_id').notNullable().references('partners.id').onDelete('CASCADE');
    // The history stays readable when a member of the team has left.
    table.uuid('actor').references('users.id').onDelete('SET NULL');
    table.text('kind').notNullable().checkIn(['created', 'changed', 'archived', 'restored']);
    // What changed: { field: [before, after] }. Nothing about people.
    table.jsonb('changes').notNullable().defaultTo('{}');
    table.timestamp('at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['partner_id', 'id']);
    table.index(['actor']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('partner_changes');
  await knex.schema.alterTable('partners', (table) => {
    table.dropColumns('version', 'archived_at', 'updated_at');
  });
};
