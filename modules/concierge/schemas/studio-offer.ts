import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { OfferId, SourcedOffer } from './offer';
import { oneLineOrNone, oneOf, strict } from './parts';
import { availabilities, categories, offerLanguages, offerOrigins, studioSorts } from './values';

/** A code of the table of tax rates; null: staff choose it with each quote. */
const TaxCode = Type.Union([
  Type.String({ pattern: '^[a-z0-9-]{1,30}$', message: 'Choose one of the tax rates.' }),
  Type.Null(),
]);

/** An offer as staff edit it. Only the house's own can be changed; others come from their source again. */
export const StudioOffer = Type.Object(
  {
    ...SourcedOffer.properties,
    taxCode: TaxCode,
    language: oneOf(offerLanguages),
    source: Type.String(),
    canEdit: Type.Boolean(),
    sample: Type.Boolean(),
    version: Type.Integer(),
  },
  { ...strict, $id: 'StudioOffer' },
);
export type StudioOffer = Static<typeof StudioOffer>;

const withoutId = Type.Omit(SourcedOffer, ['id', 'latitude', 'longitude']);
const degrees = (most: number) => Type.Union([Type.Number({ minimum: -most, maximum: most }), Type.Null()]);
/** What staff write about an offer. Coordinates that are left empty are found from the location; a tax code and a language that are left out stay. */
export const OfferInput = Type.Object(
  {
    ...withoutId.properties,
    latitude: degrees(90),
    longitude: degrees(180),
    taxCode: Type.Optional(TaxCode),
    language: Type.Optional(oneOf(offerLanguages)),
  },
  { ...strict, $id: 'OfferInput' },
);
export type OfferInput = Static<typeof OfferInput>;

const filters = {
  q: Type.Optional(Type.String({ maxLength: 100, pattern: oneLineOrNone })),
  category: Type.Optional(oneOf(categories)),
  availability: Type.Optional(oneOf(availabilities)),
  /** Of the house, or copied from a travel service. */
  from: Type.Optional(oneOf(offerOrigins)),
  sort: Type.Optional(oneOf(studioSorts)),
};
export const StudioOfferFilters = Type.Object(filters, strict);
export type StudioOfferFilters = Static<typeof StudioOfferFilters>;
export const StudioOfferQuery = Type.Object({ ...filters, ...listPlace }, strict);
export type StudioOfferQuery = Static<typeof StudioOfferQuery>;
export const OfferIdParams = Type.Object({ id: OfferId }, strict);
