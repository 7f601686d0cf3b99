import type { Knex } from 'knex';

const tables = ['offers', 'bookings'] as const;

/** An offer names its tax code, and a quote of a trip keeps the one it was made with. Null: not chosen, as before. */
export const up = async (knex: Knex): Promise<void> => {
  for (const name of tables) await knex.schema.alterTable(name, (table) => void table.text('tax_code'));
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of tables) await knex.schema.alterTable(name, (table) => void table.dropColumn('tax_code'));
};
