import type { Knex } from 'knex';

/** Requests of a period, for figures. */
export const up = (knex: Knex) =>
  knex.raw('create index matches_requested_at on matches (requested_at) where requested_at is not null and not sample');

export const down = (knex: Knex) => knex.raw('drop index matches_requested_at');
