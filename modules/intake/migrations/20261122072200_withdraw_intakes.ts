import type { Knex } from 'knex';

/** Whoever sent a form without an account can take it back by the link in its confirmation. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('intakes', (table) => {
    // SHA-256 of the secret in the link; null where an account answers for it.
    table.text('withdraw_hash').unique();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('intakes', (table) => {
    table.dropColumn('withdraw_hash');
  });
};
