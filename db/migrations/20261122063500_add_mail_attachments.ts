import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  // A list of {filename, contentType, body}; null for most mails.
  await knex.schema.alterTable('mails', (table) => {
    table.jsonb('attachments');
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('mails', (table) => {
    table.dropColumn('attachments');
  });
};
