import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('users', (table) => {
    // What the person chose, to be found again on another device; null follows the browser.
    table.text('language').checkIn(['en', 'de', 'es'], 'users_language_known');
    table.text('theme').checkIn(['light', 'dark', 'system'], 'users_theme_known');
    table.text('units').checkIn(['metric', 'imperial'], 'users_units_known');
    // When the person's wish to be erased comes due; until then it can be taken back.
    table.timestamp('deletion_due_at');
  });
  await knex.raw('create index users_to_erase on users (deletion_due_at) where deletion_due_at is not null');
  await knex.schema.alterTable('sessions', (table) => {
    // The last time the password was typed again in this session.
    table.timestamp('confirmed_at');
  });
  await knex.schema.alterTable('mails', (table) => {
    // Nothing of it may stay: the row goes as soon as the mail is out, or can never be.
    table.boolean('forget').notNullable().defaultTo(false);
    table.index('to');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('mails', (table) => {
    table.dropIndex('to');
    table.dropColumn('forget');
  });
  await knex.schema.alterTable('sessions', (table) => {
    table.dropColumn('confirmed_at');
  });
  await knex.raw('drop index users_to_erase');
  await knex.schema.alterTable('users', (table) => {
    table.dropColumns('language', 'theme', 'units', 'deletion_due_at');
  });
};
