import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { commit } from '../db/after-commit';
import { canRetry } from './postgres-problem';

/** Runs once in a transaction; work that may be repeated runs again (three times at most) after a deadlock or a conflict. */
export const inTransaction = async <T>(
  knex: Knex,
  repeatable: boolean,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commit(knex, work);
    } catch (error) {
      if (!repeatable || attempt > 3 || !canRetry(error)) throw error;
      await wait(randomInt(10, 40 * attempt));
    }
  }
};
