import type { Knex } from 'knex';

/** Documents that staff added to those that the product brings along. Who did it stands in the audit log. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.schema.createTable('studio_additions', (table) => {
    table.bigIncrements('id');
    table.text('noun').notNullable();
    table.text('key').notNullable();
    table.text('title').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['noun', 'key']);
  });

export const down = (knex: Knex): PromiseLike<void> => knex.schema.dropTable('studio_additions');
