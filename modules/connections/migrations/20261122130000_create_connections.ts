import type { Knex } from 'knex';

const createConnections = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('connections', (table) => {
    table.uuid('id').primary();
    table.uuid('inviter_id').notNullable().references('users.id').onDelete('CASCADE');
    // Whoever opened the link, or answered as the owner of the verified address; null until then.
    table.uuid('invitee_id').references('users.id').onDelete('CASCADE');
    table.text('via').notNullable().checkIn(['mail', 'code']);
    // The address or label as typed, sealed with the inviter's key.
    table.binary('to_sealed').notNullable();
    // SHA-256 of the canonical address, by which its owner finds the invitation; dropped with the answer.
    table.text('email_hash');
    // SHA-256 of the secret in the link.
    table.text('code_hash').unique();
    table.timestamp('sent_at');
    table
      .text('state')
      .notNullable()
      .defaultTo('invited')
      .checkIn(['invited', 'accepted', 'declined', 'withdrawn', 'expired', 'ended']);
    table.text('closed_by').checkIn(['inviter', 'invitee']);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
    table.timestamp('closed_at');
    table.check('invitee_id is null or invitee_id <> inviter_id', {}, 'connections_take_two');
    table.check("state <> 'accepted' or invitee_id is not null", {}, 'connections_have_two_sides');
    table.index(['inviter_id', 'state', 'created_at']);
    table.index(['invitee_id', 'state', 'created_at']);
    table.index(['state', 'expires_at']);
  });
  await knex.raw(
    "create index connections_open_by_address on connections (email_hash) where state = 'invited' and email_hash is not null",
  );
  await knex.raw(
    `create unique index connections_one_of_a_pair on connections (least(inviter_id, invitee_id), greatest(inviter_id, invitee_id))
     where state = 'accepted'`,
  );
};

const createConsents = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('connection_consents', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('connection_id').notNullable().references('connections.id').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // Version of the words that were agreed to.
    table.integer('wording').notNullable();
    table.timestamp('given_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.timestamp('withdrawn_at');
    table.unique(['connection_id', 'user_id']);
    table.index(['user_id']);
  });
  await knex.schema.createTable('connection_readings', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('connection_id').notNullable().references('connections.id').onDelete('CASCADE');
    // Whose chart was read; the reader is the other side of the connection.
    table.uuid('owner_id').notNullable().references('users.id').onDelete('CASCADE');
    table.timestamp('at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['owner_id', 'at', 'id']);
    table.index(['connection_id', 'owner_id', 'at']);
  });
  await knex.schema.createTable('connection_blocks', (table) => {
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('blocked_id').notNullable().references('users.id').onDelete('CASCADE');
    // SHA-256 of the addresses under which the person is known, so that no mail is sent to them.
    table.specificType('email_hashes', 'text[]').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['user_id', 'blocked_id']);
    table.index(['blocked_id']);
  });
};

export const up = async (knex: Knex): Promise<void> => {
  await createConnections(knex);
  await createConsents(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['connection_blocks', 'connection_readings', 'connection_consents', 'connections'])
    await knex.schema.dropTable(table);
};
