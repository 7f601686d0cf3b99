import type { Knex } from 'knex';

const tables = ['session_services', 'sessions_booked'] as const;

/** A service may name its own tax code, and what is booked keeps that of its day; null is the code of all sessions, as before. */
export const up = async (knex: Knex): Promise<void> => {
  for (const name of tables) await knex.schema.alterTable(name, (table) => void table.text('tax_code'));
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of tables) await knex.schema.alterTable(name, (table) => void table.dropColumn('tax_code'));
};
