import type { Knex } from 'knex';

const posts = (knex: Knex, table: Knex.CreateTableBuilder): void => {
  table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
  table.uuid('author_id').references('users.id').onDelete('SET NULL');
  table.text('content').notNullable();
  table.integer('version').notNullable().defaultTo(1);
  table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  table.timestamp('edited_at');
  table.timestamp('hidden_at');
  table.timestamp('deleted_at');
  table.uuid('deleted_by');
};

const discussions = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('discussions', (table) => {
    posts(knex, table);
    table.text('title').notNullable();
    table.text('category').notNullable();
    table.integer('response_count').notNullable().defaultTo(0);
    table.timestamp('last_at').notNullable().defaultTo(knex.fn.now());
    table.boolean('sample').notNullable().defaultTo(false);
    table.index(['author_id']);
  });
  await knex.raw(`alter table discussions add column search tsvector
    generated always as (to_tsvector('simple', title || ' ' || content)) stored`);
  await knex.raw('create index discussions_search on discussions using gin (search)');
  const seen = 'where hidden_at is null and deleted_at is null';
  await knex.raw(`create index discussions_list on discussions (last_at desc, id desc) ${seen}`);
  await knex.raw(`create index discussions_of_category on discussions (category, last_at desc, id desc) ${seen}`);
  await knex.raw('create index discussions_deleted on discussions (deleted_at) where deleted_at is not null');
  await knex.schema.createTable('discussion_responses', (table) => {
    posts(knex, table);
    table.uuid('discussion_id').notNullable().references('discussions.id').onDelete('CASCADE');
    table.index(['discussion_id', 'created_at', 'id']);
    table.index(['author_id']);
  });
  await knex.raw(
    'create index discussion_responses_deleted on discussion_responses (deleted_at) where deleted_at is not null',
  );
  await knex.schema.createTable('post_revisions', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('post_id').notNullable();
    table.integer('version').notNullable();
    table.text('title');
    table.text('content').notNullable();
    table.timestamp('replaced_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['post_id', 'version']);
  });
};

const pods = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('pods', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('guide_id').references('users.id').onDelete('SET NULL');
    table.text('name').notNullable();
    table.text('description').notNullable();
    table.text('category').notNullable();
    table.text('access').notNullable().defaultTo('open').checkIn(['open', 'request', 'private']);
    table.text('status').notNullable().defaultTo('active').checkIn(['active', 'paused', 'archived']);
    table.integer('capacity').notNullable();
    table.integer('member_count').notNullable().defaultTo(0);
    table.bigInteger('last_seq').notNullable().defaultTo(0);
    // SHA-256 of the secret in the invitation link.
    table.text('invite_hash').unique();
    table.timestamp('invite_expires_at');
    table.boolean('sample').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.check('member_count >= 0 and member_count <= capacity', [], 'pods_have_seats');
    table.index(['created_at', 'id']);
    table.index(['guide_id']);
  });
  for (const name of ['pod_members', 'pod_requests'])
    await knex.schema.createTable(name, (table) => {
      table.uuid('pod_id').notNullable().references('pods.id').onDelete('CASCADE');
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
      if (name === 'pod_members') {
        table.text('role').notNullable().defaultTo('member').checkIn(['guide', 'member']);
        table.timestamp('joined_at').notNullable().defaultTo(knex.fn.now());
      } else {
        table.text('status').notNullable().defaultTo('open').checkIn(['open', 'declined']);
        table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
      }
      table.primary(['pod_id', 'user_id']);
      table.index(['user_id']);
    });
  await knex.schema.createTable('pod_messages', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('pod_id').notNullable().references('pods.id').onDelete('CASCADE');
    table.bigInteger('seq').notNullable();
    table.uuid('author_id').references('users.id').onDelete('SET NULL');
    // Chosen by the browser: a message sent twice is one row.
    table.uuid('client_id').notNullable();
    table.binary('content_sealed');
    table.timestamp('hidden_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['pod_id', 'seq']);
    table.unique(['pod_id', 'author_id', 'client_id']);
    table.index(['author_id']);
  });
};

const people = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('community_reports', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('reporter_id').references('users.id').onDelete('SET NULL');
    table.text('kind').notNullable().checkIn(['discussion', 'response', 'message']);
    table.uuid('target_id').notNullable();
    table.text('reason').notNullable();
    table.binary('note_sealed');
    table.text('status').notNullable().defaultTo('open').checkIn(['open', 'hidden', 'kept']);
    table.uuid('decided_by').references('users.id').onDelete('SET NULL');
    table.timestamp('decided_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['reporter_id', 'target_id']);
    table.index(['status', 'created_at', 'id']);
    table.index(['target_id']);
    table.index(['decided_by']);
  });
  await knex.schema.createTable('community_blocks', (table) => {
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('blocked_id').notNullable().references('users.id').onDelete('CASCADE');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['user_id', 'blocked_id']);
    table.index(['blocked_id']);
  });
  await knex.schema.createTable('notices', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('kind').notNullable();
    table.uuid('target_id').notNullable();
    table.timestamp('at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('read_at');
    table.index(['user_id', 'at', 'id']);
  });
  await knex.raw('create unique index notices_unread on notices (user_id, kind, target_id) where read_at is null');
  await knex.schema.createTable('notice_levels', (table) => {
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('target_id').notNullable();
    table.text('level').notNullable().checkIn(['watching', 'normal', 'muted']);
    table.primary(['user_id', 'target_id']);
    table.index(['target_id', 'level']);
  });
};

/** Discussions, pods with their rooms, reports, blocks, and what tells people of it all. */
export const up = async (knex: Knex): Promise<void> => {
  await discussions(knex);
  await pods(knex);
  await people(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  const tables = ['notice_levels', 'notices', 'community_blocks', 'community_reports', 'pod_messages', 'pod_requests'];
  for (const table of [...tables, 'pod_members', 'pods', 'post_revisions', 'discussion_responses', 'discussions'])
    await knex.schema.dropTable(table);
};
