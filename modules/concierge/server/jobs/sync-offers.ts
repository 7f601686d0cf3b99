import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import type { SourcedOffer } from '../../schemas/offer';
import { Offer } from '../models/offer';
import { httpSource } from '../offers/http-source';
import type { OfferSource } from '../offers/source';
import type { Config } from '../settings';

/** Milliseconds for a whole answer. */
const answerTimeout = 20_000;
const step = 200;

const rowOf = (source: OfferSource, offer: SourcedOffer, position: number) => ({
  // The ids of two sources may be the same.
  id: source.name === 'embedded' ? offer.id : `${source.name}.${offer.id}`.slice(0, 64),
  source: source.name,
  position,
  name: offer.name,
  category: offer.category,
  description: offer.description,
  location: offer.location,
  latitude: offer.latitude,
  longitude: offer.longitude,
  origin: offer.origin,
  provider: offer.provider,
  rating_tenths: offer.rating === null ? null : Math.round(offer.rating * 10),
  reviews: offer.reviews,
  features: offer.features,
  dietary: offer.dietaryOptions,
  availability: offer.availability,
  price_minor: offer.price?.minor ?? null,
  currency: offer.price?.currency ?? null,
  price_per: offer.price?.per ?? null,
  opens: offer.opens,
  closes: offer.closes,
  departs: offer.departs,
  minutes: offer.minutes,
  booking_url: offer.bookingUrl,
  sample: source.sample,
});

/** Puts what a source lists now in the place of what it listed before; other sources' offers stay. */
export const copyOffers = async (
  trx: Knex.Transaction,
  source: OfferSource,
  listed: readonly SourcedOffer[],
): Promise<void> => {
  const rows = listed.map((offer, position) => rowOf(source, offer, position));
  await Offer.query(trx)
    .delete()
    .where({ source: source.name })
    .whereNotIn(
      'id',
      rows.map(({ id }) => id),
    );
  for (let from = 0; from < rows.length; from += step)
    await trx(Offer.tableName)
      .insert(rows.slice(from, from + step).map((row) => ({ ...row, updated_at: trx.fn.now() })))
      .onConflict('id')
      .merge();
};

/** Copies the configured travel service, every hour; without one there is nothing to do. */
export const syncJob = (core: Core, { travelApiUrl, travelApiKey }: Config): Job => ({
  name: 'sync-offers',
  cron: '17 * * * *',
  run: async () => {
    if (travelApiUrl === null) return;
    const source = httpSource({ url: travelApiUrl, key: travelApiKey });
    const listed = await source.list(AbortSignal.timeout(answerTimeout));
    await core.db.transaction((trx) => copyOffers(trx, source, listed));
    core.log.info('offers copied', { offers: listed.length });
  },
});
