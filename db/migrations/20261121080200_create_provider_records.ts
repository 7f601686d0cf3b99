import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('oidc_records', (table) => {
    table.text('model').notNullable();
    table.text('id').notNullable();
    table.jsonb('payload').notNullable();
    table.text('grant_id');
    table.text('uid');
    table.text('account_id');
    table.timestamp('expires_at');
    table.primary(['model', 'id']);
    table.index('grant_id');
    table.index(['model', 'uid']);
    table.index('account_id');
    table.index('expires_at');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('oidc_records');
};
