import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { contentTranslations } from '#modules/studio/public';
import { Offer } from '../models/offer';
import { offerTexts } from '../views/offer';
import { lockOwnOffer } from './save-offer';

/** Takes an offer of the house away. Trips that were agreed keep what they were offered. */
export const deleteOffer = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<void> => {
  await lockOwnOffer(trx, id);
  await Offer.query(trx).deleteById(id);
  await core.port(contentTranslations).remove(trx, offerTexts, id);
  await core.audit.record(trx, { actor: user.id, action: 'concierge.offer-deleted', object: `offer:${id}` });
};
