import type { Knex } from 'knex';

const createConversations = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('conversations', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('kind').notNullable().checkIn(['match', 'team']);
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    // Null with the team, and once the practitioner's account is deleted: the client keeps what was written.
    table.uuid('practitioner_id').references('users.id').onDelete('SET NULL');
    // Newest message, and how far each side has read; `seq` of conversation_messages.
    table.bigInteger('last_seq').notNullable().defaultTo(0);
    table.bigInteger('client_read_seq').notNullable().defaultTo(0);
    table.bigInteger('other_read_seq').notNullable().defaultTo(0);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.check("kind = 'match' or practitioner_id is null", {}, 'conversations_team_has_no_practitioner');
    table.unique(['client_id', 'practitioner_id'], { indexName: 'conversations_one_for_a_pair' });
  });
  await knex.raw("create unique index conversations_one_with_team on conversations (client_id) where kind = 'team'");
  await knex.raw('create index conversations_of_client on conversations (client_id, last_seq desc)');
  await knex.raw('create index conversations_of_practitioner on conversations (practitioner_id, last_seq desc)');
  await knex.raw("create index conversations_of_team on conversations (last_seq desc) where kind = 'team'");
};

const createMessages = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('conversation_messages', (table) => {
    // The order of a conversation: given while its row is locked.
    table.bigIncrements('seq');
    table.uuid('id').notNullable().unique();
    table.uuid('conversation_id').notNullable().references('conversations.id').onDelete('CASCADE');
    // Which side wrote, also after the author's account is deleted.
    table.boolean('from_client').notNullable();
    table.uuid('author_id').references('users.id').onDelete('SET NULL');
    // Sealed with the client's key; null once a practitioner's account is deleted.
    table.binary('content_sealed');
    table.timestamp('sent_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['conversation_id', 'seq'], 'conversation_messages_in_order');
    table.index(['conversation_id', 'from_client', 'seq'], 'conversation_messages_of_side');
    table.index(['author_id']);
  });
};

export const up = async (knex: Knex): Promise<void> => {
  await createConversations(knex);
  await createMessages(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('conversation_messages');
  await knex.schema.dropTable('conversations');
};
