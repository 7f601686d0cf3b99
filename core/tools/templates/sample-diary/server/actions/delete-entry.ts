import type { Knex } from 'knex';
import { Entry } from '../models/entry';

/** Removes one of a person's own entries. */
export const deleteEntry = async (trx: Knex.Transaction, userId: string, id: string): Promise<void> => {
  await Entry.query(trx).delete().where({ id, user_id: userId });
};
