import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { GiftCardInput } from '../../schemas/studio';
import { createCardCode, hashCardCode, sealCardCode } from '../ledger/gift-cards';
import { today } from '../ledger/post-entry';
import { GiftCard } from '../models/card';
import type { MoneyConfig } from '../settings';
import { type Actor, findAccount } from './create-invoice';
import { requestPayment } from './request-payment';

/** Sells a gift card: an invoice to the buyer, who is mailed the code once it is paid. Tax comes with what the card is used for. */
export const createGiftCard = async (
  core: Core,
  config: MoneyConfig,
  trx: Knex.Transaction,
  actor: Actor,
  { email, name, amount, currency, validUntil }: GiftCardInput,
): Promise<GiftCard> => {
  if (validUntil <= today()) throw invalid('validUntil', 'Choose a later day.');
  const id = randomUUID();
  const { invoiceId } = await requestPayment(
    core,
    config,
    trx,
    {
      key: `money:gift-card:${id}`,
      purpose: `money:gift-card:${id}`,
      payer: { userId: await findAccount(trx, email), email, name },
      currency,
      lines: [{ description: 'Gift card', quantity: 1, unitAmount: amount, taxCode: 'none' }],
      schedule: [],
      policy: [],
      startsOn: null,
      payee: null,
      returnPath: '',
    },
    { account: 'gift-cards' },
  );
  const code = createCardCode();
  await GiftCard.query(trx).insert({
    id,
    codeHash: hashCardCode(code),
    codeSealed: sealCardCode(core, id, code),
    amount,
    currency,
    documentId: invoiceId,
    validUntil,
  });
  await core.audit.record(
    trx,
    { actor: actor.id, action: 'money.gift-card-sold', object: `gift-card:${id}` },
    actor.requestId,
  );
  return GiftCard.query(trx).findById(id).throwIfNotFound();
};
