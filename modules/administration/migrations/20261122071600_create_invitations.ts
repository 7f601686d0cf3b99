import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('invitations', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('email').notNullable();
    table.text('role').notNullable().checkIn(['practitioner', 'admin'], 'invitations_role_known');
    // The link in the mail holds the token; stolen rows open nothing.
    table.text('token_hash').notNullable().unique();
    table.uuid('invited_by').references('users.id').onDelete('SET NULL');
    table.uuid('accepted_by').references('users.id').onDelete('SET NULL');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
    table.timestamp('accepted_at');
    table.timestamp('withdrawn_at');
    table.check('email = lower(email)', {}, 'invitations_email_canonical');
    table.index(['created_at', 'id']);
    table.index('accepted_by');
  });
  await knex.raw(
    'create unique index invitations_one_open on invitations (email) where accepted_at is null and withdrawn_at is null',
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('invitations');
};
