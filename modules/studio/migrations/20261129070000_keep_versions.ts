import type { Knex } from 'knex';

/** What was shown of things that other modules edit, such as retreats. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.createTable('studio_kept_versions', (table) => {
    table.text('kind').notNullable();
    table.text('object_id').notNullable();
    table.integer('number').notNullable();
    table.jsonb('content').notNullable();
    table.uuid('kept_by').references('users.id').onDelete('SET NULL').index();
    table.timestamp('kept_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['kind', 'object_id', 'number']);
  });

export const down = (knex: Knex): PromiseLike<void> => knex.schema.dropTable('studio_kept_versions');
