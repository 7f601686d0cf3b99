import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // Digests of the sentences after which a client said "I am safe", so that the same words hold no reading back again.
  await knex.schema.createTable('crisis_acknowledgements', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.binary('digests_sealed').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('crisis_acknowledgements');
};
