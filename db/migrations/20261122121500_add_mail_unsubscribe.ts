import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // Where a mail program ends a series of mails by itself; null for mails that belong to none.
  await knex.schema.alterTable('mails', (table) => {
    table.text('unsubscribe');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('mails', (table) => {
    table.dropColumn('unsubscribe');
  });
};
