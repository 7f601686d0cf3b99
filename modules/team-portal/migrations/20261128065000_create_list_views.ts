import type { Knex } from 'knex';

/** Views of the team's lists that somebody saved. What was searched for may be somebody's name, so it is encrypted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('list_views', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('list').notNullable();
    table.binary('content_sealed').notNullable();
    // Set while it is shared: only people with this role see it.
    table.text('shared_with').checkIn(['practitioner', 'admin']);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['owner_id', 'list']);
    table.index(['list', 'shared_with']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('list_views');
};
