import type { Knex } from 'knex';
import { invalid, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { places } from '#modules/geo/public';
import type { OfferInput } from '../../schemas/offer';
import { Practitioner } from '../models/practitioner';
import { findOfferRecord, toOfferView } from '../queries/offer';

/** Replaces how, where and at what price a practitioner works; a change by the team is audited. */
export const saveOffer = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  { placeId, ...input }: OfferInput,
  ifMatch: string | null,
): Promise<Practitioner> => {
  const place = placeId === null ? null : core.port(places).byId(placeId);
  if (place === undefined) throw invalid('placeId', 'Choose a place from the list.');
  await Practitioner.query(trx).findById(id).forUpdate();
  const before = await findOfferRecord(trx, user, id);
  if (ifMatch !== null && ifMatch !== String(before.offerVersion)) throw preconditionFailed(toOfferView(before));
  if (before.userId !== user.id)
    await core.audit.record(trx, { actor: user.id, action: 'matching.change-offer', object: `practitioner:${id}` });
  return Practitioner.query(trx).patchAndFetchById(id, {
    ...input,
    placeId: place?.id ?? null,
    placeLabel: place?.label ?? null,
    countryCode: place?.countryCode ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    offerVersion: before.offerVersion + 1,
  });
};
