import type { Knex } from 'knex';

/** Sessions of a period, for figures; those of one practitioner have an index of their own. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw("create index sessions_booked_confirmed on sessions_booked (starts_at) where status = 'confirmed'");
  await knex.raw('create index session_places_starts on session_places (starts_at)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index session_places_starts');
  await knex.raw('drop index sessions_booked_confirmed');
};
