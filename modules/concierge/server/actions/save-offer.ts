import type { Knex } from 'knex';
import { conflict, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { OfferInput } from '../../schemas/studio-offer';
import { ownSource } from '../../schemas/values';
import { Offer } from '../models/offer';
import { toStudioOffer } from '../queries/studio-offers';
import { checkTaxCode, keepOffer, offerColumnsOf } from './create-offer';

/** An offer of the house for a change, locked. Throws 404, and 409 for one that a travel service lists. */
export const lockOwnOffer = async (trx: Knex.Transaction, id: string): Promise<Offer> => {
  const row = await Offer.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('offer');
  if (row.source !== ownSource)
    throw conflict(
      'from-a-source',
      'This offer comes from a travel service and is copied from there again. Add one of your own instead.',
    );
  return row;
};

/** Changes an offer of the house. Throws 412 when somebody else did meanwhile. */
export const saveOffer = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  input: OfferInput,
  ifMatch: string | null,
): Promise<Offer> => {
  const before = await lockOwnOffer(trx, id);
  if (ifMatch !== String(before.version)) throw preconditionFailed(toStudioOffer(before));
  await checkTaxCode(core, trx, input.taxCode);
  // What was there before versions were kept, or came from a file, is one of them.
  await keepOffer(core, trx, before, null);
  const row = await Offer.query(trx).patchAndFetchById(id, {
    ...offerColumnsOf(core, input),
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  });
  await keepOffer(core, trx, row, user.id);
  await core.audit.record(trx, { actor: user.id, action: 'concierge.offer-changed', object: `offer:${id}` });
  return row;
};
