import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('media_uploads', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable().references('users.id').onDelete('CASCADE').index();
    table.text('name').notNullable();
    table.bigInteger('size').notNullable();
    table.bigInteger('received').notNullable().defaultTo(0);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable().index();
  });
  await knex.schema.createTable('media_items', (table) => {
    table.uuid('id').primary();
    // Digest of the file as it was uploaded; part of its address.
    table.text('key').notNullable().unique();
    // Where its parts or variants are stored: the id of its upload.
    table.uuid('folder').notNullable();
    table.text('kind').notNullable().checkIn(['picture', 'audio', 'video', 'document']);
    table.text('type').notNullable();
    table.text('name').notNullable();
    table.bigInteger('size').notNullable();
    table.integer('width');
    table.integer('height');
    table.specificType('widths', 'integer[]').notNullable();
    table.double('focal_x').notNullable().defaultTo(0.5);
    table.double('focal_y').notNullable().defaultTo(0.5);
    table.text('alt').notNullable().defaultTo('');
    table.boolean('is_decorative').notNullable().defaultTo(false);
    table.text('credit').notNullable().defaultTo('');
    table.text('licence').notNullable().defaultTo('');
    table.text('transcript').notNullable().defaultTo('');
    table.uuid('poster_id').references('media_items.id').onDelete('RESTRICT').index();
    table.uuid('uploaded_by').references('users.id').onDelete('SET NULL').index();
    table.timestamp('published_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.integer('version').notNullable().defaultTo(1);
    table.index(['created_at', 'id']);
  });
  await knex.schema.createTable('media_uses', (table) => {
    table.uuid('media_id').notNullable().references('media_items.id').onDelete('RESTRICT');
    table.text('place').notNullable().index();
    table.text('label').notNullable();
    table.text('path').notNullable();
    table.boolean('is_public').notNullable();
    table.primary(['media_id', 'place']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['media_uses', 'media_items', 'media_uploads']) await knex.schema.dropTable(table);
};
