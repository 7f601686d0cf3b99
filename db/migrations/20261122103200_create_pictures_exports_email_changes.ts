import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('pictures', (table) => {
    // Random and new with every picture, so that it cannot be guessed and never means another one.
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().unique().references('users.id').onDelete('CASCADE');
    table.text('type').notNullable().checkIn(['image/jpeg', 'image/png', 'image/webp'], 'pictures_type_known');
    table.binary('sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('account_exports', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('status').notNullable().defaultTo('preparing');
    // Of the archive; null until it is there.
    table.bigInteger('bytes');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at');
    table.index(['user_id', 'created_at']);
    table.index('expires_at');
    table.check("status in ('preparing', 'ready', 'failed')", {}, 'account_exports_status_known');
  });
  await knex.raw(
    "create unique index account_exports_one_at_a_time on account_exports (user_id) where status = 'preparing'",
  );
  await knex.schema.createTable('email_changes', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('old_email').notNullable();
    table.text('new_email').notNullable();
    table.text('token_hash').notNullable().unique();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
    table.timestamp('confirmed_at');
    table.check('new_email = lower(new_email)', {}, 'email_changes_email_canonical');
    table.index(['user_id', 'created_at']);
  });
  // Only the newest link works.
  await knex.raw('create unique index email_changes_one_open on email_changes (user_id) where confirmed_at is null');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('email_changes');
  await knex.schema.dropTable('account_exports');
  await knex.schema.dropTable('pictures');
};
