import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { OfferView } from '../../schemas/offer';
import { Practitioner } from '../models/practitioner';

/** A practitioner's record for whoever may change its offer: the practitioner, and the team. Throws 404. */
export const findOfferRecord = async (db: Knex, user: User, id: string): Promise<Practitioner> => {
  const row = await Practitioner.query(db).findOne(user.role === 'admin' ? { id } : { id, user_id: user.id });
  if (!row) throw notFound('practitioner');
  return row;
};

export const toOfferView = (row: Practitioner): OfferView => ({
  modes: row.modes,
  pricePerHour: row.pricePerHour,
  gender: row.gender,
  place: row.placeId && row.placeLabel ? { id: row.placeId, label: row.placeLabel } : null,
  version: row.offerVersion,
});
