import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import { taxWithin } from '../../lib/shares';
import type { PaymentRequest } from '../../public';
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

type TaxedLine = PaymentRequest['lines'][number] & { readonly taxCode: string };

/** Lines with the tax within, of the rate table on a day. */
export const addTax = async (trx: Knex, lines: readonly TaxedLine[], day: string) => {
  const rates = await findTaxRates(trx, day);
  return lines.map(({ description, quantity, unitAmount, taxCode }) => {
    const rate = rates.get(taxCode)?.rate;
    if (rate === undefined)
      throw conflict('no-tax-rate', `There is no tax rate “${taxCode}”. Enter it in the tax rates first.`);
    return { description, quantity, unitAmount, taxCode, taxRate: rate, tax: taxWithin(quantity * unitAmount, rate) };
  });
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
