import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

export const Mode = Type.Union([Type.Literal('online'), Type.Literal('in-person')]);
export type Mode = Static<typeof Mode>;
export const Gender = Type.Union([Type.Literal('woman'), Type.Literal('man'), Type.Literal('non-binary')]);
export type Gender = Static<typeof Gender>;

/** Id of a place of module geo. */
export const PlaceId = Type.String({ pattern: '^\\d{1,12}$' });

const offer = {
  modes: Type.Array(Mode, { maxItems: 2, uniqueItems: true }),
  /** Euros. */
  pricePerHour: Type.Union([Type.Integer({ minimum: 0, maximum: 2000 }), Type.Null()]),
  gender: Type.Union([Gender, Type.Null()]),
} as const;

/** `PUT /api/practitioners/{id}/offer` (If-Match optional), by the practitioner or the team. Null: not said. */
export const OfferInput = Type.Object(
  { ...offer, placeId: Type.Union([PlaceId, Type.Null()]) },
  { ...strict, $id: 'OfferInput' },
);
export type OfferInput = Static<typeof OfferInput>;

/** How, where and at what price a practitioner works; `version` 0: never entered. */
export const OfferView = Type.Object(
  {
    ...offer,
    place: Type.Union([Type.Object({ id: Type.String(), label: Type.String() }, strict), Type.Null()]),
    version: Type.Integer(),
  },
  { ...strict, $id: 'OfferView' },
);
export type OfferView = Static<typeof OfferView>;
