import type { Knex } from 'knex';

/** Who of the admins gets the totals by mail, and how often. */
export const up = (knex: Knex) =>
  knex.schema.createTable('figure_mails', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.text('rhythm').notNullable().checkIn(['weekly', 'monthly']);
    // Name of the last period that needs no mail any more.
    table.text('done').notNullable();
  });

export const down = (knex: Knex) => knex.schema.dropTable('figure_mails');
