import type { Knex } from 'knex';

/** The words by which the directory finds a page, each with a blank on both sides. A job fills them within ten minutes. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create extension if not exists pg_trgm');
  await knex.schema.alterTable('practitioner_pages', (table) => {
    table.text('search_words').notNullable().defaultTo('');
  });
  await knex.raw(
    'create index practitioner_pages_words on practitioner_pages using gin (search_words gin_trgm_ops) where published is not null and not hidden',
  );
};

export const down = (knex: Knex): PromiseLike<void> =>
  knex.schema.alterTable('practitioner_pages', (table) => table.dropColumn('search_words'));
