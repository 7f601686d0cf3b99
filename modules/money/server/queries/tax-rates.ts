import type { Knex } from 'knex';
import { today } from '../ledger/post-entry';
import { TaxRate } from '../models/document';

/** The rates valid on a day, by their codes. */
export const findTaxRates = async (db: Knex, day: string): Promise<ReadonlyMap<string, TaxRate>> => {
  const rows = await TaxRate.query(db)
    .distinctOn('code')
    .where('valid_from', '<=', day)
    .orderByRaw('code, valid_from desc');
  return new Map(rows.map((row) => [row.code, row]));
};

/** The whole table, by code, the newest first of each. */
export const listTaxRates = async (db: Knex) => {
  const [rates, current] = await Promise.all([
    TaxRate.query(db).orderByRaw('code, valid_from desc'),
    findTaxRates(db, today()),
  ]);
  return rates.map(({ code, name, rate, validFrom }) => ({
    code,
    name,
    rate,
    validFrom,
    isCurrent: current.get(code)?.validFrom === validFrom,
  }));
};
