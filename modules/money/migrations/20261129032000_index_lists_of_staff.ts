import type { Knex } from 'knex';

/** For the orders of the lists of codes, gift cards and statements that staff see. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create index money_codes_uses on money_codes (uses, id)');
  await knex.raw(
    `create index money_gift_cards_valid_until on money_gift_cards ((valid_until - date '2000-01-01'), id)`,
  );
  await knex.raw(
    `create index money_documents_statements on money_documents (created_at, id) where kind = 'statement'`,
  );
  await knex.raw(
    `create index money_documents_statement_totals on money_documents (total, id) where kind = 'statement'`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of ['codes_uses', 'gift_cards_valid_until', 'documents_statements', 'documents_statement_totals'])
    await knex.raw(`drop index money_${name}`);
};
