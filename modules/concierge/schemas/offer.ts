import { type Static, Type } from '@sinclair/typebox';
import { oneLineOrNone, oneOf, strict } from './parts';
import { availabilities, categories, dietaryOptions, offerLanguages, priceUnits } from './values';

/** Ids are the source's own. */
export const OfferId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' });

const Price = Type.Object(
  {
    minor: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    per: oneOf(priceUnits),
  },
  strict,
);
/** A price in the smallest coins of its currency. */
export type Price = Static<typeof Price>;

const orNull = <T extends ReturnType<typeof Type.Integer>>(schema: T) => Type.Union([schema, Type.Null()]);
const Minute = (most: number) => orNull(Type.Integer({ minimum: 0, maximum: most }));
const Words = Type.String({ minLength: 1, maxLength: 80 });

const facts = {
  id: OfferId,
  name: Type.String({ minLength: 1, maxLength: 120 }),
  category: oneOf(categories),
  description: Type.String({ maxLength: 1000 }),
  location: Type.String({ minLength: 1, maxLength: 120 }),
  /** Flights: where they start. */
  origin: Type.Union([Type.String({ minLength: 1, maxLength: 120 }), Type.Null()]),
  provider: Type.String({ minLength: 1, maxLength: 120 }),
  price: Type.Union([Price, Type.Null()]),
  /** 0 to 5. */
  rating: Type.Union([Type.Number({ minimum: 0, maximum: 5 }), Type.Null()]),
  reviews: Type.Integer({ minimum: 0 }),
  features: Type.Array(Words, { maxItems: 20 }),
  dietaryOptions: Type.Array(oneOf(dietaryOptions), { maxItems: 10 }),
  availability: oneOf(availabilities),
  /** Minutes after midnight where it is; closing after midnight counts on from 1440. */
  opens: Minute(1439),
  closes: Minute(2160),
  /** Flights: when they leave, and how long they take. */
  departs: Minute(1439),
  minutes: Minute(2000),
} as const;

/** An offer as the page shows it. Sample offers are invented. */
export const OfferView = Type.Object(
  {
    ...facts,
    /** Metres from the middle of the asked place, in a straight line; null when no place was asked for. */
    distance: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    sample: Type.Boolean(),
    /** Of its words, as they are shown. */
    language: oneOf(offerLanguages),
    /** Null for the original; `isCurrent`: it has not changed since it was translated. */
    translated: Type.Union([
      Type.Object({ from: oneOf(offerLanguages), isCurrent: Type.Boolean() }, strict),
      Type.Null(),
    ]),
  },
  strict,
);
export type OfferView = Static<typeof OfferView>;

/** What a travel service lists. */
export const SourcedOffer = Type.Object(
  {
    ...facts,
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    bookingUrl: Type.Union([Type.String({ maxLength: 500 }), Type.Null()]),
  },
  strict,
);
export type SourcedOffer = Static<typeof SourcedOffer>;

export const sorts = ['recommended', 'price', 'rating'] as const;

const Near = Type.Optional(Type.String({ maxLength: 100, pattern: oneLineOrNone }));
/** One tab of the list. */
export const OfferQuery = Type.Object(
  {
    category: Type.Optional(oneOf(categories)),
    /** Only what lies around this place, by name. */
    near: Near,
    /** Dining only: everything that is asked for must be served. */
    diet: Type.Optional(oneOf(dietaryOptions)),
    sort: Type.Optional(oneOf(sorts)),
    /** What its reader reads: an offer is in it where it was translated, else in its own. */
    lang: Type.Optional(oneOf(offerLanguages)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    after: Type.Optional(Type.String({ pattern: '^-?\\d{1,10}~[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' })),
  },
  strict,
);
export type OfferQuery = Static<typeof OfferQuery>;
export const OfferCountQuery = Type.Object({ near: Near }, strict);

/** How many there are on each tab; `near` false when the asked place has none and all are counted instead. */
export const OfferCounts = Type.Object(
  {
    flight: Type.Integer(),
    hotel: Type.Integer(),
    restaurant: Type.Integer(),
    car: Type.Integer(),
    near: Type.Boolean(),
  },
  strict,
);
export type OfferCounts = Static<typeof OfferCounts>;

/** The same for the team, with where it is booked. */
export const TeamOfferView = Type.Object(
  {
    offer: OfferView,
    id: OfferId,
    /** Null: it cannot be booked from here, and `refusal` says why. */
    bookingUrl: Type.Union([Type.String(), Type.Null()]),
    refusal: Type.Union([Type.Literal('none'), Type.Literal('host'), Type.Literal('booked'), Type.Null()]),
    /** Name of the source and the offer's id there. */
    source: Type.String(),
  },
  strict,
);
export type TeamOfferView = Static<typeof TeamOfferView>;
