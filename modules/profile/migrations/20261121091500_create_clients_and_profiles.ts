import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('clients', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().unique().references('users.id').onDelete('CASCADE');
    table.binary('birth_sealed').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('holistic_profiles', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    // Version of the client record whose birth data it was computed from.
    table.integer('birth_version').notNullable();
    table.text('engine').notNullable();
    table.text('note').notNullable();
    table.binary('chart_sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['user_id', 'version']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('holistic_profiles');
  await knex.schema.dropTable('clients');
};
