import type { Knex } from 'knex';

/** Everything the team should answer, whatever form it came by. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('consultation_requests', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('kind').notNullable().checkIn(['contact', 'consultation', 'assistant']);
    // What people quote: HD-XXXX-XXXX.
    table.text('reference').notNullable().unique();
    table.text('name').notNullable();
    table.text('email').notNullable();
    table.text('phone');
    table.text('interest');
    table.binary('message_sealed');
    table.text('status').notNullable().defaultTo('pending').checkIn(['pending', 'reviewed', 'contacted']);
    table.uuid('user_id').references('users.id').onDelete('CASCADE');
    // SHA-256 of the secret in the withdraw link.
    table.text('withdraw_hash').notNullable().unique();
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.index(['created_at', 'id']);
    table.index(['email', 'created_at']);
    table.index(['user_id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('consultation_requests');
};
