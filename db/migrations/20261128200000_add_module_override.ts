import type { Knex } from 'knex';

/** Which module's pages a session takes from a port of its own computer, until when. It goes with the session. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('sessions', (table) => {
    // { module, port, until }
    table.jsonb('module_override');
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('sessions', (table) => table.dropColumn('module_override'));
