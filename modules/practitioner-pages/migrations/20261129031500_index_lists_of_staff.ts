import type { Knex } from 'knex';

/** For the orders of the lists of credentials and reviews that staff see, in all states. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('practitioner_credentials', (table) => {
    table.index(['created_at', 'id']);
  });
  await knex.raw(
    `create index practitioner_credentials_expiry on practitioner_credentials
      ((coalesce(expires_on, date '9999-12-31') - date '2000-01-01'), id)`,
  );
  await knex.schema.alterTable('practitioner_reviews', (table) => {
    table.index(['written_at', 'id']);
    table.index(['stars', 'written_at', 'id']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('practitioner_reviews', (table) => {
    table.dropIndex(['written_at', 'id']);
    table.dropIndex(['stars', 'written_at', 'id']);
  });
  await knex.raw('drop index practitioner_credentials_expiry');
  await knex.schema.alterTable('practitioner_credentials', (table) => {
    table.dropIndex(['created_at', 'id']);
  });
};
