import type { Knex } from 'knex';

const tables = [
  'article_words',
  'article_view_salts',
  'article_views_today',
  'article_bookmarks',
  'article_likes',
  'article_former_slugs',
  'article_revisions',
  'article_counts',
  'articles',
];

/** Comes with PostgreSQL and may be made by the owner of a database; some installations leave it out. */
const needTrigrams = async (knex: Knex): Promise<void> => {
  const { rows } = await knex.raw("select 1 from pg_available_extensions where name = 'pg_trgm'");
  if (rows.length === 0)
    throw new Error('this PostgreSQL lacks the extension pg_trgm, which comes with its package "contrib"');
  await knex.raw('create extension if not exists pg_trgm');
};

export const up = async (knex: Knex): Promise<void> => {
  await needTrigrams(knex);
  await knex.schema.createTable('articles', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('slug').notNullable().unique();
    table
      .text('status')
      .notNullable()
      .defaultTo('draft')
      .checkIn(['draft', 'review', 'scheduled', 'published', 'archived']);
    table.integer('version').notNullable().defaultTo(1);
    table.text('title').notNullable();
    table.text('excerpt').notNullable();
    table.text('author').notNullable();
    table.uuid('author_id').references('users.id').onDelete('SET NULL');
    table.text('category').notNullable();
    table.text('type').notNullable();
    table.specificType('tags', 'text[]').notNullable();
    table.boolean('featured').notNullable().defaultTo(false);
    table.text('language').notNullable();
    table.text('partner');
    table.text('disclosure');
    table.text('body').notNullable();
    table.jsonb('refs').notNullable();
    table.jsonb('evidence');
    table.jsonb('media');
    table.text('transcript');
    // Made from the above at every save, see server/text/derive.ts.
    table.integer('words').notNullable();
    table.integer('read_minutes').notNullable();
    table.text('plain').notNullable();
    table.text('haystack').notNullable();
    table.specificType('search', 'tsvector').notNullable();
    table.specificType('search_title', 'tsvector').notNullable();
    // Digest of the file it was put in from, while nobody has edited it.
    table.text('shipped');
    table.timestamp('publish_at');
    table.timestamp('published_at');
    table.timestamp('changed_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.index(['author_id']);
    table.index(['updated_at', 'id']);
  });
  for (const index of [
    "articles_newest on articles (published_at desc, id desc) where status = 'published'",
    "articles_in_category on articles (category, published_at desc, id desc) where status = 'published'",
    "articles_due on articles (publish_at) where status = 'scheduled'",
    'articles_haystack on articles using gin (haystack gin_trgm_ops)',
    'articles_tags on articles using gin (tags)',
    'articles_search on articles using gin (search)',
    'articles_search_title on articles using gin (search_title)',
  ])
    await knex.raw(`create index ${index}`);

  // Apart from the articles, whose many indexes every view would otherwise write to.
  await knex.schema.createTable('article_counts', (table) => {
    table.uuid('article_id').primary().references('articles.id').onDelete('CASCADE');
    table.integer('likes').notNullable().defaultTo(0);
    table.integer('views').notNullable().defaultTo(0);
    table.index(['views', 'article_id']);
    table.index(['likes', 'article_id']);
  });
  await knex.schema.createTable('article_revisions', (table) => {
    table.uuid('article_id').notNullable().references('articles.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.uuid('editor_id').references('users.id').onDelete('SET NULL');
    table.text('action').notNullable().checkIn(['created', 'changed', 'restored', 'moved']);
    table.text('status').notNullable();
    table.jsonb('content').notNullable();
    table.integer('words').notNullable();
    table.timestamp('saved_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['article_id', 'version']);
    table.index(['editor_id']);
  });
  await knex.schema.createTable('article_former_slugs', (table) => {
    table.text('slug').primary();
    table.uuid('article_id').notNullable().references('articles.id').onDelete('CASCADE');
    table.index(['article_id']);
  });
  for (const name of ['article_likes', 'article_bookmarks'])
    await knex.schema.createTable(name, (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
      table.uuid('article_id').notNullable().references('articles.id').onDelete('CASCADE');
      table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
      table.primary(['user_id', 'article_id']);
      table.index(['article_id']);
    });
  // Who looked at what today, as digests under a salt that is thrown away with the day.
  await knex.schema.createTable('article_views_today', (table) => {
    table.date('day').notNullable();
    table.binary('visitor').notNullable();
    table.primary(['day', 'visitor']);
  });
  await knex.schema.createTable('article_view_salts', (table) => {
    table.date('day').primary();
    table.binary('salt').notNullable();
  });
  // Words of published articles, to correct what is typed into the search.
  await knex.schema.createTable('article_words', (table) => {
    // Compared byte by byte, so that beginnings are ranges of the key.
    table.specificType('word', 'text collate "C"').primary();
  });
  await knex.raw('create index article_words_trigrams on article_words using gin (word gin_trgm_ops)');
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of tables) await knex.schema.dropTable(table);
};
