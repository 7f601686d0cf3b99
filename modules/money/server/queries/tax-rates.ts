import type { Knex } from 'knex';
import { TaxRate } from '../models/document';

/** The rates valid on a day, by their codes. */
export const findTaxRates = async (db: Knex, day: string): Promise<ReadonlyMap<string, TaxRate>> => {
  const rows = await TaxRate.query(db)
    .distinctOn('code')
    .where('valid_from', '<=', day)
    .orderByRaw('code, valid_from desc');
  return new Map(rows.map((row) => [row.code, row]));
};
