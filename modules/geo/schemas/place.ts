import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

/** An inhabited place (GeoNames); coordinates in degrees, north and east positive. */
export const PlaceView = Type.Object(
  {
    /** GeoNames id; numbers from 4,000,000,000 on are this project's own. */
    id: Type.String({ pattern: '^\\d{1,12}$' }),
    name: Type.String(),
    /** First-level region; empty where there is none. */
    admin1: Type.String(),
    /** English name of the country. */
    country: Type.String(),
    countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    /** IANA zone. */
    zone: Type.String(),
    /** 0 when not known. */
    population: Type.Integer({ minimum: 0 }),
    /** What a person reads: name, region, country; with the district where two places would read the same. */
    label: Type.String(),
  },
  { ...strict, $id: 'PlaceView' },
);
export type PlaceView = Static<typeof PlaceView>;

/** A search as it is typed. */
export const PlaceQuery = Type.Object(
  {
    q: Type.String({ minLength: 1, maxLength: 100 }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  },
  strict,
);
export type PlaceQuery = Static<typeof PlaceQuery>;
