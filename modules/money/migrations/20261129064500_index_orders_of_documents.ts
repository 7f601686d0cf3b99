import type { Knex } from 'knex';

const orders = {
  documents_total: 'money_documents (total, id)',
  documents_due: "money_documents ((coalesce(next_due_on - date '2000-01-01', 999999)), id)",
  documents_name: 'money_documents (lower(payer_name), id)',
  quotes_total: 'money_quotes (total, id)',
  quotes_until: "money_quotes ((coalesce(valid_until - date '2000-01-01', 999999)), id)",
  quotes_name: 'money_quotes (lower(client_name), id)',
};

/** For the orders of the lists of documents and quotes that staff see. */
export const up = async (knex: Knex): Promise<void> => {
  for (const [name, of] of Object.entries(orders)) await knex.raw(`create index money_${name} on ${of}`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of Object.keys(orders)) await knex.raw(`drop index money_${name}`);
};
