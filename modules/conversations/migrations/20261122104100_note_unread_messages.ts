import type { Knex } from 'knex';

/** Up to which message a side was notified by mail: one mail for each stretch of unread messages. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('conversations', (table) => {
    table.bigInteger('client_told_seq').notNullable().defaultTo(0);
    table.bigInteger('other_told_seq').notNullable().defaultTo(0);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('conversations', (table) => {
    table.dropColumns('client_told_seq', 'other_told_seq');
  });
};
