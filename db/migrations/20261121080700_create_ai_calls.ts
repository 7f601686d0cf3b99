import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // Ids, counts and durations; never a text.
  await knex.schema.createTable('ai_calls', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('purpose').notNullable();
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('provider').notNullable();
    table.text('model').notNullable();
    table.text('prompt_version').notNullable();
    table.integer('tokens_in').notNullable();
    table.integer('tokens_out').notNullable();
    table.integer('latency_ms').notNullable();
    table.text('outcome').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['user_id', 'created_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('ai_calls');
};
