import type { Knex } from 'knex';
import { EnneagramRow } from '../models/enneagram';

/** Takes the answers away; the profile reads 'not assessed' again. */
export const deleteEnneagram = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await EnneagramRow.query(trx).deleteById(userId);
};
