import { type Static, Type } from '@sinclair/typebox';
import { Gender, Mode, PlaceId } from './offer';

const strict = { additionalProperties: false } as const;
const NeedId = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });

/** What a practitioner has to meet to be suggested at all; null where it does not matter. */
export const MatchFilters = Type.Object(
  {
    /** As practitioners name it: "German". */
    language: Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Null()]),
    mode: Type.Union([Mode, Type.Null()]),
    /** Euros an hour at most. */
    mostPrice: Type.Union([Type.Integer({ minimum: 0, maximum: 2000 }), Type.Null()]),
    /** Within `km` of a place; null for anywhere in its country. */
    place: Type.Union([
      Type.Object({ id: PlaceId, km: Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()]) }, strict),
      Type.Null(),
    ]),
    gender: Type.Union([Gender, Type.Null()]),
    /** A free time for a first call within so many days. */
    withinDays: Type.Union([Type.Integer({ minimum: 1, maximum: 14 }), Type.Null()]),
  },
  strict,
);
export type MatchFilters = Static<typeof MatchFilters>;
export type FilterName = keyof MatchFilters;

const FilterNames = Type.Union([
  Type.Literal('language'),
  Type.Literal('mode'),
  Type.Literal('mostPrice'),
  Type.Literal('place'),
  Type.Literal('gender'),
  Type.Literal('withinDays'),
]);

/** `PUT /api/matching/wishes`: needs by the id of the taxonomy, and in one's own words; stored sealed. */
export const WishesInput = Type.Object(
  {
    confirmed: Type.Array(NeedId, { maxItems: 12, uniqueItems: true }),
    /** Suggestions that are not the client's. */
    refused: Type.Array(NeedId, { maxItems: 100, uniqueItems: true }),
    own: Type.Array(Type.String({ minLength: 3, maxLength: 200 }), { maxItems: 5, uniqueItems: true }),
    filters: MatchFilters,
  },
  { ...strict, $id: 'WishesInput' },
);
export type WishesInput = Static<typeof WishesInput>;

/** The wishes as they stand, and how many practitioners they leave. */
export const WishesView = Type.Object(
  {
    ...WishesInput.properties,
    /** Needs that the own words of each entry were read as; none where nothing was recognized. */
    ownNeeds: Type.Array(Type.Array(Type.String())),
    /** Where the own words may speak of danger: 3 help at once, 2 help next to it, 1 a quiet line. */
    help: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
    placeLabel: Type.Union([Type.String(), Type.Null()]),
    /** Languages that practitioners speak. */
    languages: Type.Array(Type.String()),
    reach: Type.Object(
      {
        /** Practitioners who meet all filters. */
        left: Type.Integer(),
        /** Without any filter. */
        all: Type.Integer(),
        /** For each filter that is set: how many there would be without it. */
        without: Type.Array(Type.Object({ filter: FilterNames, left: Type.Integer() }, strict)),
      },
      strict,
    ),
  },
  { ...strict, $id: 'WishesView' },
);
export type WishesView = Static<typeof WishesView>;

const Title = Type.Object({ en: Type.String(), de: Type.String(), es: Type.String() }, strict);

/** `GET /api/matching/needs`: what the client's own sentences seem to ask for, and everything that can be chosen instead. */
export const NeedsView = Type.Object(
  {
    suggested: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          /** The client's own sentence that says it; null where words point to it that are not plain enough to quote. */
          from: Type.Union([
            Type.Object({ sentence: Type.String(), laborNumber: Type.Integer() }, strict),
            Type.Null(),
          ]),
        },
        strict,
      ),
    ),
    /** In the order in which they are offered; a hidden one is offered no more, and named where it was chosen. */
    topics: Type.Array(
      Type.Object({ id: Type.String(), title: Title, isHidden: Type.Optional(Type.Literal(true)) }, strict),
    ),
  },
  { ...strict, $id: 'MatchingNeedsView' },
);
export type NeedsView = Static<typeof NeedsView>;
