import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { isCurrency } from '../../lib/amounts';
import type { CodeInput } from '../../schemas/studio';
import { PromotionCode } from '../models/card';
import type { Actor } from './create-invoice';

/** Makes a promotion code: a share of the price, or an amount of one currency. */
export const createCode = async (
  core: Core,
  trx: Knex.Transaction,
  actor: Actor,
  input: CodeInput,
): Promise<PromotionCode> => {
  const { rate, amount, currency, validFrom, validUntil, name: code } = input;
  if ((rate === null) === (amount === null)) throw invalid('rate', 'Enter a percentage or an amount.');
  if (amount !== null && (currency === null || !isCurrency(currency)))
    throw invalid('currency', 'Enter the currency of the amount.');
  if (amount === null && currency !== null) throw invalid('currency', 'A percentage has no currency.');
  if (validUntil !== null && validUntil < validFrom) throw invalid('validUntil', 'Choose a day after the first one.');
  if (await PromotionCode.query(trx).findOne({ code }))
    throw conflict('code-taken', 'There is such a code already. Choose another.');
  const id = randomUUID();
  await PromotionCode.query(trx).insert({
    id,
    code,
    rate,
    amount,
    currency,
    validFrom,
    validUntil,
    purpose: input.purpose,
    maxUses: input.maxUses,
    oncePerPerson: input.oncePerPerson,
  });
  await core.audit.record(
    trx,
    { actor: actor.id, action: 'money.code-created', object: `code:${id}` },
    actor.requestId,
  );
  return PromotionCode.query(trx).findById(id).throwIfNotFound();
};
