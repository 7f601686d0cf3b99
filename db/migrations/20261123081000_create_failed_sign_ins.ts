import type { Knex } from 'knex';

/** Failed sign-ins, counted: one row for a quarter of an hour, an address (hashed) and a source (hashed). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('failed_sign_ins', (table) => {
    table.timestamp('at').notNullable();
    table.text('account_hash').notNullable();
    table.text('source_hash').notNullable();
    // Null when no account has the address.
    table.uuid('user_id').references('users.id').onDelete('CASCADE');
    table.integer('wrong').notNullable();
    // Not looked at, since too many came before.
    table.integer('refused').notNullable();
    table.timestamp('audited_at');
    table.primary(['at', 'account_hash', 'source_hash']);
    table.index('user_id');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('failed_sign_ins');
};
