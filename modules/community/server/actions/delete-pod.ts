import type { Knex } from 'knex';
import { Pod } from '../models/pods';

/** Takes a pod away with everything that was said in it. */
export const deletePod = async (trx: Knex.Transaction, podId: string): Promise<void> => {
  await Pod.query(trx).deleteById(podId);
};
