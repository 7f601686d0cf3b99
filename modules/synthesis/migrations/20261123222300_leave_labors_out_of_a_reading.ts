import type { Knex } from 'knex';

/** Labors that the client left out of one reading, by its job and by the version that came of it. */
export const up = async (knex: Knex): Promise<void> => {
  for (const name of ['synthesis_jobs', 'syntheses'])
    await knex.schema.alterTable(name, (table) => {
      table.specificType('left_out', 'smallint[]').notNullable().defaultTo('{}');
    });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of ['synthesis_jobs', 'syntheses'])
    await knex.schema.alterTable(name, (table) => {
      table.dropColumn('left_out');
    });
};
