import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('break_glass_grants', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('actor').notNullable().references('users.id').onDelete('CASCADE');
    // `<kind>:<id>`; modules own what it names, so there is no foreign key.
    table.text('object').notNullable();
    // Sealed: reasons name people and what happened to them.
    table.binary('reason').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
    table.index(['actor', 'object', 'expires_at']);
    table.index('object');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('break_glass_grants');
};
