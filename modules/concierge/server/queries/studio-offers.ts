import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type CsvColumn, type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import { toDecimal } from '#modules/money/public';
import type { StudioOffer, StudioOfferFilters, StudioOfferQuery } from '../../schemas/studio-offer';
import { type OfferColumn, offerColumns, ownSource, type StudioSort } from '../../schemas/values';
import { Offer } from '../models/offer';
import { presentOffer } from '../views/offer';

export const toStudioOffer = (row: Offer): StudioOffer => {
  const { distance: _, translated: __, ...facts } = presentOffer(row);
  return {
    ...facts,
    latitude: row.latitude,
    longitude: row.longitude,
    bookingUrl: row.bookingUrl,
    taxCode: row.taxCode,
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

const fitting = (db: Knex, { q, category, availability, from }: StudioOfferFilters): Knex.QueryBuilder =>
  db(Offer.tableName).modify((query) => {
    if (category) query.where({ category });
    if (availability) query.where({ availability });
    if (from) query.where('source', from === 'house' ? '=' : '<>', ownSource);
    const pattern = toSearchPattern(q);
    if (pattern)
      query.where((any) =>
        any.whereILike('name', pattern).orWhereILike('location', pattern).orWhereILike('provider', pattern),
      );
  });

const byId = { sql: 'id', type: 'text' } as const;
const orders: Readonly<Record<StudioSort, ListOrder>> = {
  name: { by: [{ sql: 'name', type: 'text' }, byId], descending: false },
  // Amounts of one currency stand together; those without a price come last.
  price: {
    by: [
      { sql: "coalesce(currency::text, '~')", type: 'text' },
      { sql: 'coalesce(price_minor, 0)', type: 'integer' },
      byId,
    ],
    descending: false,
  },
  changed: { by: [{ sql: 'updated_at', type: 'instant' }, byId], descending: true },
};

/** One page of all offers, by name unless another order is asked for. */
export const listOfferRows = async (db: Knex, query: StudioOfferQuery): Promise<ListPage<StudioOffer>> => {
  const order = orders[query.sort ?? 'name'];
  const { rows, next } = await readListPage<object>(db, fitting(db, query).select('*'), order, query);
  return { rows: rows.map((row) => toStudioOffer(Offer.fromDatabaseJson(row))), next };
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
  taxCode: offer.taxCode ?? '',
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

/** The columns that an import reads again. */
export const offerFileColumns: readonly CsvColumn<StudioOffer>[] = offerColumns.map((head) => ({
  head,
  cell: (offer) => cellsOf(offer)[head],
}));
