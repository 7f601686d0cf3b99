import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { TaxRateInput } from '../../schemas/studio';
import { today } from '../ledger/post-entry';
import { TaxRate } from '../models/document';
import type { Actor } from './create-invoice';

/** Adds a rate from a day on. Rates are never changed: what was issued before stays as it was taxed. */
export const addTaxRate = async (
  core: Core,
  trx: Knex.Transaction,
  actor: Actor,
  input: TaxRateInput,
): Promise<void> => {
  if (input.validFrom < today())
    throw conflict('in-the-past', 'Invoices were issued since then. Choose today or a later day.');
  const { code, name, rate, validFrom } = input;
  const known = await TaxRate.query(trx).findOne({ code, valid_from: validFrom });
  if (known) throw conflict('rate-exists', 'There is a rate of this code from this day on already.');
  await TaxRate.query(trx).insert({ code, name, rate, validFrom });
  await core.audit.record(
    trx,
    { actor: actor.id, action: 'money.tax-rate-added', object: `tax-rate:${code}`, detail: { rate, validFrom } },
    actor.requestId,
  );
};
