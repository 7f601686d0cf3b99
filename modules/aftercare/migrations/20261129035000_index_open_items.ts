import type { Knex } from 'knex';

/** For the plans of which something is late or comes soon. */
export const up = (knex: Knex): PromiseLike<void> =>
  knex.raw('create index aftercare_items_open on aftercare_items (due_on, plan_id) where done_at is null');

export const down = (knex: Knex): PromiseLike<void> => knex.raw('drop index aftercare_items_open');
