import type { Knex } from 'knex';

/** Passkeys, authenticator apps with recovery codes, known browsers, and how each session was signed in. Only adds. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('sessions', (table) => {
    table.text('method');
    table.text('time_zone');
    // When a passkey or a code was last shown in this session; null: signed in by something weaker.
    table.timestamp('second_factor_at');
  });
  await knex.schema.alterTable('one_time_tokens', (table) => {
    // What was checked before the token was made.
    table.text('method');
    table.integer('wrong_tries').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('known_browsers', (table) => {
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('browser_hash').notNullable();
    table.text('user_agent').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('last_used_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['user_id', 'browser_hash']);
    table.index('last_used_at');
  });
  await knex.schema.createTable('passkeys', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('credential_id').notNullable().unique();
    table.binary('public_key').notNullable();
    table.bigInteger('counter').notNullable();
    table.specificType('transports', 'text[]').notNullable();
    table.boolean('is_synced').notNullable();
    // The name that the person gave it, encrypted with their key.
    table.binary('name').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('last_used_at');
    table.index('user_id');
  });
  await knex.schema.createTable('passkey_challenges', (table) => {
    table.text('challenge_hash').primary();
    table.text('purpose').notNullable();
    // Hash of the session or of the browser that must come back with it.
    table.text('binding').notNullable();
    table.timestamp('expires_at').notNullable();
    table.index('expires_at');
  });
  await knex.schema.createTable('authenticator_apps', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.binary('secret').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    // Null until a first code has shown that the app has the secret.
    table.timestamp('confirmed_at');
    // The newest step of 30 seconds whose code was accepted: none works twice.
    table.bigInteger('last_step').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('code_hash').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('used_at');
    table.primary(['user_id', 'code_hash']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['recovery_codes', 'authenticator_apps', 'passkey_challenges', 'passkeys', 'known_browsers'])
    await knex.schema.dropTable(table);
  await knex.schema.alterTable('one_time_tokens', (table) => table.dropColumns('method', 'wrong_tries'));
  await knex.schema.alterTable('sessions', (table) => table.dropColumns('method', 'time_zone', 'second_factor_at'));
};
