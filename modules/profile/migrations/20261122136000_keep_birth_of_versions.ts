import type { Knex } from 'knex';

/** Each version of a chart keeps the birth it was computed from, sealed; versions made before have none. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('holistic_profiles', (table) => {
    table.binary('birth_sealed');
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('holistic_profiles', (table) => {
    table.dropColumn('birth_sealed');
  });
