import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import { atlas, type Town } from '#modules/geo/public';
import type { listOffers, listTeamOffers } from '../../schemas/endpoints';
import type { OfferCounts, OfferQuery } from '../../schemas/offer';
import { categories } from '../../schemas/values';
import { Offer } from '../models/offer';
import { boxAround } from '../offers/places-nearby';

const usualLimit = 24;
/** What a page is ordered by, as a whole number that the address of the next page can carry. */
const keys = {
  recommended: 'position',
  price: 'coalesce(price_minor, 2147483647)',
  rating: '-coalesce(rating_tenths, 0)',
} as const;

/** The town that a form names; null for an empty or unknown one. */
export const townOf = (core: Core, near: string | undefined): Town | null =>
  near?.trim() ? core.port(atlas).find(near) : null;

const nearby = (town: Town) => (query: Knex.QueryBuilder) => {
  const { south, north, west, east } = boxAround(town);
  query.whereBetween('latitude', [south, north]).whereBetween('longitude', [west, east]);
};

/** One page of offers; `next` is the address of the following one, at the endpoint that was asked. */
export const offersPage = async (
  db: Knex,
  endpoint: typeof listOffers | typeof listTeamOffers,
  town: Town | null,
  { category, near, diet, sort = 'recommended', limit = usualLimit, after }: OfferQuery,
): Promise<{ readonly rows: readonly Offer[]; readonly next: string | null }> => {
  const query = Offer.query(db);
  if (category) query.where({ category });
  if (town) query.modify(nearby(town) as never);
  if (diet) query.whereRaw("(category <> 'restaurant' or ? = any(dietary))", [diet]);
  if (after) {
    const [key, id] = after.split('~');
    query.whereRaw(`(${keys[sort]}, id) > (?::bigint, ?)`, [key ?? 0, id ?? '']);
  }
  const rows = await query.orderByRaw(`${keys[sort]}, id`).limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { rows: page, next: null };
  const key = {
    recommended: last.position,
    price: last.priceMinor ?? 2_147_483_647,
    rating: -(last.ratingTenths ?? 0),
  }[sort];
  const more = {
    ...(category && { category }),
    ...(near && { near }),
    ...(diet && { diet }),
    sort,
    limit,
    after: `${key}~${last.id}`,
  };
  return { rows: page, next: toPath(endpoint, { query: more }) };
};

/** How many offers each tab has around a town, or in all when it has none there. */
export const countOffers = async (db: Knex, town: Town | null): Promise<OfferCounts> => {
  const count = (query: Knex.QueryBuilder) =>
    query.select('category').count({ n: '*' }).groupBy('category') as unknown as Promise<
      { category: OfferCountKey; n: string }[]
    >;
  const here = town ? await count(db(Offer.tableName).modify(nearby(town))) : [];
  const rows = here.length > 0 ? here : await count(db(Offer.tableName));
  const of = (category: OfferCountKey): number => Number(rows.find((row) => row.category === category)?.n ?? 0);
  const [flight, hotel, restaurant, car] = categories.map(of) as [number, number, number, number];
  return { flight, hotel, restaurant, car, near: here.length > 0 };
};
type OfferCountKey = (typeof categories)[number];
