import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('users', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    // Canonical form, so that case variants of one address are one account.
    table.text('email').notNullable().unique();
    table.text('first_name').notNullable();
    table.text('last_name').notNullable();
    table
      .text('role')
      .notNullable()
      .defaultTo('client')
      .checkIn(['client', 'practitioner', 'admin'], 'users_role_known');
    table.text('profile_image_url');
    table.text('time_zone');
    table.timestamp('email_verified_at');
    table.timestamp('suspended_at');
    table.timestamp('deleted_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.check('email = lower(email)', {}, 'users_email_canonical');
    table.index(['role', 'created_at', 'id']);
  });
  await knex.schema.createTable('accounts', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.text('password_hash');
    table.timestamp('changed_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('identities', (table) => {
    table.text('issuer').notNullable();
    table.text('subject').notNullable();
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['issuer', 'subject']);
    table.index('user_id');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('identities');
  await knex.schema.dropTable('accounts');
  await knex.schema.dropTable('users');
};
