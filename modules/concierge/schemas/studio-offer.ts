import { type Static, Type } from '@sinclair/typebox';
import { OfferId, SourcedOffer } from './offer';
import { oneLineOrNone, oneOf, strict } from './parts';
import { categories, type OfferColumn, offerColumns } from './values';

/** An offer as staff edit it. Only the house's own can be changed; others come from their source again. */
export const StudioOffer = Type.Object(
  {
    ...SourcedOffer.properties,
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
/** What staff write about an offer. Coordinates that are left empty are found from the location. */
export const OfferInput = Type.Object(
  { ...withoutId.properties, latitude: degrees(90), longitude: degrees(180) },
  { ...strict, $id: 'OfferInput' },
);
export type OfferInput = Static<typeof OfferInput>;

export const StudioOfferQuery = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 100, pattern: oneLineOrNone })),
    category: Type.Optional(oneOf(categories)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    after: Type.Optional(OfferId),
  },
  strict,
);
export type StudioOfferQuery = Static<typeof StudioOfferQuery>;
export const OfferIdParams = Type.Object({ id: OfferId }, strict);

const Header = Type.String({ maxLength: 200 });
/** Which column of a file holds what, by the names of our columns. */
export const OfferMapping = Type.Unsafe<{ readonly [C in OfferColumn]?: string }>(
  Type.Object(Object.fromEntries(offerColumns.map((column) => [column, Type.Optional(Header)])), strict),
);
export type OfferMapping = Static<typeof OfferMapping>;

/** Form of an import. `mapping` is JSON; what it leaves out is found by the names of the columns. */
export const ImportForm = Type.Object(
  { dryRun: oneOf(['yes', 'no']), mapping: Type.Optional(Type.String({ maxLength: 8000 })) },
  strict,
);

/** What an import did, or would do. */
export const ImportResult = Type.Object(
  {
    dryRun: Type.Boolean(),
    headers: Type.Array(Header),
    mapping: OfferMapping,
    rows: Type.Integer(),
    created: Type.Integer(),
    changed: Type.Integer(),
    refused: Type.Integer(),
    /** The first of them; `line` counts the heading as 1. */
    errors: Type.Array(Type.Object({ line: Type.Integer(), message: Type.String() }, strict)),
  },
  { ...strict, $id: 'OfferImportResult' },
);
export type ImportResult = Static<typeof ImportResult>;
