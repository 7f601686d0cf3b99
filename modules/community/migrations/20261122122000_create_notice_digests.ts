import type { Knex } from 'knex';

/** Who wants to hear by mail, once a day, that something waits. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('notice_digests', (table) => {
    table.uuid('user_id').primary().references('id').inTable('users').onDelete('CASCADE');
    // What happened before was never waited for by mail.
    table.timestamp('told_until').notNullable().defaultTo(knex.fn.now());
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('notice_digests');
};
