import type { Knex } from 'knex';

/** Changes of a published retreat wait until they are published; so does a first publication at a chosen time. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('retreats', (table) => {
    table.jsonb('pending');
    // Everybody who wrote what was not published yet: none of them may approve it where the house asks for two.
    table.specificType('editors', 'uuid[]').notNullable().defaultTo('{}');
    table.timestamp('publish_at').index();
  });

export const down = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('retreats', (table) => table.dropColumns('pending', 'editors', 'publish_at'));
