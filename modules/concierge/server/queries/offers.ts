import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import { atlas, type Town } from '#modules/geo/public';
import { type ContentNoun, contentLanguages, contentTranslations } from '#modules/studio/public';
import type { listOffers, listTeamOffers } from '../../schemas/endpoints';
import type { OfferCounts, OfferQuery, OfferView } from '../../schemas/offer';
import { categories, type OfferLanguage, ownSource } from '../../schemas/values';
import { Offer } from '../models/offer';
import { boxAround } from '../offers/places-nearby';
import { offerTexts, presentOffer, toDocument } from '../views/offer';

const usualLimit = 24;
/** Offers that the studio lists; each is reached from its own form too. */
const mostListed = 500;
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
  { category, near, diet, sort = 'recommended', limit = usualLimit, after, lang }: OfferQuery,
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
    ...(lang && { lang }),
    after: `${key}~${last.id}`,
  };
  return { rows: page, next: toPath(endpoint, { query: more }) };
};

/** Offers as the page shows them to somebody who reads a language. */
export const presentOffers = async (
  core: Core,
  rows: readonly Offer[],
  town: Town | null,
  lang: OfferLanguage | undefined,
): Promise<OfferView[]> => {
  // What travel services list is copied anew again and again; only the house's own is translated.
  const own = rows.filter(({ source, language }) => source === ownSource && lang !== undefined && language !== lang);
  const found = await core.port(contentTranslations).read(core.db, offerTexts, own.map(toDocument));
  return rows.map((row) =>
    presentOffer(row, town, found.get(row.id)?.find(({ language }) => language === lang) ?? null),
  );
};

/** Offers of the house in the studio, where they are translated. */
export const offerNoun: ContentNoun = {
  noun: offerTexts,
  label: 'Offers',
  about: 'What is said about the offers of the house, in the languages besides the one that they were written in.',
  languages: contentLanguages,
  fields: [],
  inPages: null,
  list: async () => [],
  listObjects: async (db, key) =>
    (
      await Offer.query(db)
        .where({ source: ownSource })
        .modify((query) => key !== undefined && query.where({ id: key }))
        .orderBy(['name', 'id'])
        .limit(mostListed)
    ).map(toDocument),
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
