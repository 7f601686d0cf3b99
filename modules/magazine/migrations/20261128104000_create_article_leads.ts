import type { Knex } from 'knex';

/** How often an article was read before a booking in the same visit, by month: numbers, nobody's name. */
export const up = (knex: Knex) =>
  knex.schema.createTable('article_leads', (table) => {
    table.uuid('article_id').notNullable().references('articles.id').onDelete('CASCADE');
    // The first day of the month, in UTC.
    table.date('month').notNullable();
    table.integer('bookings').notNullable();
    table.primary(['month', 'article_id']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('article_leads');
