import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { toCsvLine } from '#core/contract/csv';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { createDownloadHeaders, type Reply, respond } from '#core/contract/route';
import { toDecimal } from '#modules/money/public';

import { listStudioOffers } from '../../schemas/endpoints';
import type { StudioOffer, StudioOfferQuery } from '../../schemas/studio-offer';
import { type OfferColumn, offerColumns, ownSource } from '../../schemas/values';
import { Offer } from '../models/offer';
import { presentOffer } from '../views/offer';

const usualLimit = 50;
/** Rows read at a time for a file. */
const step = 500;

export const toStudioOffer = (row: Offer): StudioOffer => {
  const { distance: _, ...facts } = presentOffer(row);
  return {
    ...facts,
    latitude: row.latitude,
    longitude: row.longitude,
    bookingUrl: row.bookingUrl,
    source: row.source,
    canEdit: row.source === ownSource,
    version: row.version,
  };
};

/** The offer that a path names; admins see all. Throws 404. */
export const getOfferRow = async (db: Knex, id: string): Promise<Offer> => {
  const row = await Offer.query(db).findById(id);
  if (!row) throw notFound('offer');
  return row;
};

/** One page of all offers, by name. */
export const listOfferRows = async (
  db: Knex,
  { q, category, limit = usualLimit, after }: StudioOfferQuery,
): Promise<{ readonly rows: readonly Offer[]; readonly next: string | null }> => {
  const query = Offer.query(db);
  if (category) query.where({ category });
  const words = q?.trim();
  if (words) {
    const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    query.where((any) =>
      any.where('name', 'ilike', part).orWhere('location', 'ilike', part).orWhere('provider', 'ilike', part),
    );
  }
  if (after) query.whereRaw('(name, id) > (select name, id from offers where id = ?)', [after]);
  const found = await query.orderBy(['name', 'id']).limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const more = { ...(q && { q }), ...(category && { category }), limit };
  return {
    rows,
    next: found.length > limit && last ? toPath(listStudioOffers, { query: { ...more, after: last.id } }) : null,
  };
};

const cellsOf = (offer: StudioOffer): Readonly<Record<OfferColumn, string | number>> => ({
  id: offer.id,
  name: offer.name,
  category: offer.category,
  description: offer.description,
  location: offer.location,
  latitude: offer.latitude,
  longitude: offer.longitude,
  origin: offer.origin ?? '',
  provider: offer.provider,
  price: offer.price ? toDecimal(offer.price.minor, offer.price.currency) : '',
  currency: offer.price?.currency ?? '',
  per: offer.price?.per ?? '',
  rating: offer.rating ?? '',
  reviews: offer.reviews,
  features: offer.features.join('; '),
  dietaryOptions: offer.dietaryOptions.join('; '),
  availability: offer.availability,
  opens: offer.opens ?? '',
  closes: offer.closes ?? '',
  departs: offer.departs ?? '',
  minutes: offer.minutes ?? '',
  bookingUrl: offer.bookingUrl ?? '',
});

async function* writeRows(db: Knex): AsyncGenerator<string> {
  yield toCsvLine(offerColumns);
  let last: Offer | undefined;
  for (;;) {
    const query = Offer.query(db).orderBy(['name', 'id']).limit(step);
    if (last) query.whereRaw('(name, id) > (?, ?)', [last.name, last.id]);
    const rows = await query;
    if (rows.length === 0) return;
    yield rows
      .map((row) => {
        const cells = cellsOf(toStudioOffer(row));
        return toCsvLine(offerColumns.map((column) => cells[column]));
      })
      .join('');
    last = rows.at(-1);
  }
}

/** All offers as a file that an import reads again, written while it is read. */
export const exportOffers = (db: Knex): Reply<unknown> => {
  // A check of replies must not write a stream out.
  const body = Object.assign(Readable.from(writeRows(db), { objectMode: false }), { toJSON: () => 'offers' });
  return respond<unknown>(body, createDownloadHeaders('offers.csv', 'text/csv; charset=utf-8'));
};
