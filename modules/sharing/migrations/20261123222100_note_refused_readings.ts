import type { Knex } from 'knex';

/** A reading that the client's own choice refused is in their log too: somebody asked, and nothing was shown. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('segment_reads', (table) => {
    table.boolean('refused').notNullable().defaultTo(false);
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('segment_reads', (table) => {
    table.dropColumn('refused');
  });
