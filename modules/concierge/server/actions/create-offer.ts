import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { atlas } from '#modules/geo/public';
import { money } from '#modules/money/public';
import { keptVersions } from '#modules/studio/public';
import type { OfferInput } from '../../schemas/studio-offer';
import { ownSource } from '../../schemas/values';
import { Offer } from '../models/offer';
import { toStudioOffer } from '../queries/studio-offers';

const lines = (list: readonly string[]): string[] => list.map((line) => line.trim()).filter((line) => line !== '');

/** Columns of what staff wrote. Throws 422 for a place that cannot be found and for an address that is no https address. */
export const offerColumnsOf = (core: Pick<Core, 'port'>, input: OfferInput): Partial<Offer> => {
  const { price, rating, latitude, longitude, dietaryOptions, bookingUrl, features, ...facts } = input;
  const town = latitude === null || longitude === null ? core.port(atlas).find(input.location) : null;
  const position = latitude !== null && longitude !== null ? { latitude, longitude } : town;
  if (!position) throw invalid('latitude', 'This place was not found. Enter its coordinates.');
  const url = bookingUrl?.trim() || null;
  if (url !== null && (!URL.canParse(url) || new URL(url).protocol !== 'https:'))
    throw invalid('bookingUrl', 'Enter a whole web address that begins with https://.');
  return {
    ...facts,
    latitude: position.latitude,
    longitude: position.longitude,
    features: lines(features),
    dietary: [...dietaryOptions],
    ratingTenths: rating === null ? null : Math.round(rating * 10),
    priceMinor: price?.minor ?? null,
    currency: price?.currency ?? null,
    pricePer: price?.per ?? null,
    bookingUrl: url,
  };
};

/** Throws 422 for a tax rate that the house does not have today. */
export const checkTaxCode = async (core: Core, trx: Knex.Transaction, taxCode: string | null = null): Promise<void> => {
  if (taxCode !== null && !(await core.port(money).taxRates(trx)).has(taxCode))
    throw invalid('taxCode', 'Choose one of the tax rates.');
};

/** Keeps an offer of the house as it is now among its versions. */
export const keepOffer = (core: Core, trx: Knex.Transaction, row: Offer, by: string | null): Promise<void> => {
  const { version: _, sample: __, canEdit: ___, source: ____, ...content } = toStudioOffer(row);
  return core.port(keptVersions).keep(trx, { kind: 'offers', id: row.id }, content, by);
};

/** Adds an offer of the house. */
export const createOffer = async (core: Core, trx: Knex.Transaction, user: User, input: OfferInput): Promise<Offer> => {
  await checkTaxCode(core, trx, input.taxCode);
  const row = await Offer.query(trx).insertAndFetch({
    ...offerColumnsOf(core, input),
    ...{ id: `${ownSource}.${randomUUID()}`, source: ownSource, position: 0, sample: false },
  });
  await keepOffer(core, trx, row, user.id);
  await core.audit.record(trx, { actor: user.id, action: 'concierge.offer-created', object: `offer:${row.id}` });
  return row;
};
