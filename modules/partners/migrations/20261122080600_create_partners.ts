import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('partners', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('name').notNullable();
    table.text('type').notNullable();
    table.text('status').notNullable().defaultTo('active').checkIn(['active', 'paused']);
    table.text('city');
    table.text('url');
    // True of the invented partners of a development start.
    table.boolean('sample').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    // A link in a page: nothing that runs, nothing that anybody on the way can change.
    table.check("url ~ '^https://[^[:space:]]+$'", {}, 'partners_link_is_https');
    table.check('char_length(name) between 1 and 120 and char_length(type) between 1 and 80', {}, 'partners_names');
    table.index(['name', 'id'], 'partners_by_name');
  });
  // Samples are put in at every development start.
  await knex.raw('create unique index partners_one_sample on partners (name) where sample');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('partners');
};
