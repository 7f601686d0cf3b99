import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('imports', (table) => {
    table.uuid('id').primary();
    table.text('kind').notNullable();
    table.text('file_name').notNullable();
    table.integer('size').notNullable();
    table.uuid('created_by').references('users.id').onDelete('SET NULL').index();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table
      .text('state')
      .notNullable()
      .checkIn([
        ...['uploading', 'uploaded', 'checking', 'checked', 'unreadable'],
        ...['running', 'done', 'cancelled', 'failed'],
      ]);
    table.text('delimiter').notNullable();
    // Encrypted parts of the file in the storage; 0 once it is erased.
    table.integer('parts').notNullable();
    // Headings and the first cells below them, encrypted like the file.
    table.binary('preview');
    table.jsonb('mapping').notNullable().defaultTo('{}');
    table.specificType('options', 'text[]').notNullable().defaultTo('{}');
    table.integer('rows');
    table.integer('rows_done').notNullable().defaultTo(0);
    table.jsonb('checked');
    table.jsonb('written');
    table.text('failure');
    table.timestamp('finished_at');
    // When the file is erased.
    table.timestamp('file_until').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.index(['created_at', 'id']);
    table.index(['file_until']);
  });
  await knex.schema.createTable('import_refusals', (table) => {
    table.uuid('import_id').notNullable().references('imports.id').onDelete('CASCADE');
    table.integer('row').notNullable();
    table.integer('line').notNullable();
    // A sentence that quotes nothing of the row.
    table.text('reason').notNullable();
    table.primary(['import_id', 'row']);
  });
  await knex.schema.createTable('import_mappings', (table) => {
    table.text('kind').primary();
    table.jsonb('mapping').notNullable();
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['import_mappings', 'import_refusals', 'imports']) await knex.schema.dropTable(table);
};
