import type { Knex } from 'knex';

/** A link that an admin passed on by hand does not show that the mailbox is the person's. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('invitations', (table) => {
    table.boolean('link_shown').notNullable().defaultTo(false);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('invitations', (table) => {
    table.dropColumn('link_shown');
  });
};
