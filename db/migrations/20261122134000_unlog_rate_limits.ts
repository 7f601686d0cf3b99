import type { Knex } from 'knex';

/**
 * Counters of tries need not survive a crash of the database (they begin anew then), and every counted request waited for them to
 * reach the disk: a keystroke's autosave for two such waits instead of one.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table rate_limits set unlogged');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table rate_limits set logged');
};
