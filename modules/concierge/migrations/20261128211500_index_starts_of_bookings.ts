import type { Knex } from 'knex';

/** For the order of quote requests by the day on which a trip begins. */
export const up = (knex: Knex): PromiseLike<unknown> =>
  knex.raw("create index bookings_starts on bookings ((start_date - date '2000-01-01'), id)");

export const down = (knex: Knex): PromiseLike<unknown> => knex.raw('drop index bookings_starts');
