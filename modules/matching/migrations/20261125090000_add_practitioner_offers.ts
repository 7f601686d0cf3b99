import type { Knex } from 'knex';

/** How, where and at what price practitioners work: what clients filter by. Empty until a practitioner or the team enters it. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('practitioners', (table) => {
    table.specificType('modes', 'text[]').notNullable().defaultTo('{}');
    // Euros; null where that was not said.
    table.integer('price_per_hour').checkBetween([0, 2000]);
    // A place of the product's own list, with what filters need of it.
    table.text('place_id');
    table.text('place_label');
    table.specificType('country_code', 'char(2)');
    table.double('latitude');
    table.double('longitude');
    table.text('gender').checkIn(['woman', 'man', 'non-binary']);
    // Its own: the vectors of a record are made anew whenever the record's version grows.
    table.integer('offer_version').notNullable().defaultTo(0);
  });

export const down = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('practitioners', (table) => {
    for (const column of ['modes', 'price_per_hour', 'place_id', 'place_label', 'country_code'])
      table.dropColumn(column);
    for (const column of ['latitude', 'longitude', 'gender', 'offer_version']) table.dropColumn(column);
  });
