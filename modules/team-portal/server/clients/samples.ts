import type { Knex } from 'knex';
import { AftercarePlan } from '../models/aftercare-plan';

/** Those of these clients who were invented for a demonstration: nobody else has plans that are samples. */
export const inventedOf = async (db: Knex, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await AftercarePlan.query(db)
    .where({ sample: true })
    .whereIn('client_id', [...ids])
    .distinct('client_id');
  return new Set(rows.map(({ clientId }) => clientId));
};
