import type { Knex } from 'knex';

/** From where people came when they opened their account: the name of a site or a campaign, and nothing else. */
export const up = (knex: Knex) =>
  knex.schema.createTable('account_sources', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.text('source').notNullable().checkRegex('^[a-z0-9][a-z0-9._-]{0,59}$');
  });

export const down = (knex: Knex) => knex.schema.dropTable('account_sources');
