import { type Static, Type } from '@sinclair/typebox';
import { BODIES, type Body } from '#modules/chart-engine/public';

const strict = { additionalProperties: false } as const;

/** The instant of a sky; now unless stated. */
export const SkyQuery = Type.Object({ at: Type.Optional(Type.String({ format: 'date-time' })) }, strict);
export type SkyQuery = Static<typeof SkyQuery>;

const TransitActivation = Type.Object(
  {
    /** Degrees, apparent tropical. */
    longitude: Type.Number(),
    gate: Type.Integer({ minimum: 1, maximum: 64 }),
    line: Type.Integer({ minimum: 1, maximum: 6 }),
    color: Type.Integer({ minimum: 1, maximum: 6 }),
    tone: Type.Integer({ minimum: 1, maximum: 6 }),
    base: Type.Integer({ minimum: 1, maximum: 5 }),
  },
  strict,
);

const activations = Object.fromEntries(BODIES.map((body) => [body, TransitActivation])) as Record<
  Body,
  typeof TransitActivation
>;

/** The sky of an instant next to the caller's newest chart. What an unknown birth time leaves open takes no part. */
export const TransitsView = Type.Object(
  {
    at: Type.String({ format: 'date-time' }),
    /** False when the birth time is not known to the minute: then there are no aspects, and only gates that are sure count. */
    timeKnown: Type.Boolean(),
    activations: Type.Object(activations, strict),
    /** Sun to Pluto, and NorthNode; `degree` counts within the sign. */
    planets: Type.Record(
      Type.String(),
      Type.Object(
        { longitude: Type.Number(), sign: Type.String(), degree: Type.Number(), retrograde: Type.Boolean() },
        strict,
      ),
    ),
    /** Closest first. `natal` is a planet, NorthNode, Ascendant or Midheaven; orbs (degrees) are our convention. */
    aspects: Type.Array(
      Type.Object(
        {
          transit: Type.String(),
          natal: Type.String(),
          type: Type.Union(
            (['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const).map((type) => Type.Literal(type)),
          ),
          orb: Type.Number({ minimum: 0 }),
          applying: Type.Boolean(),
        },
        strict,
      ),
    ),
    /** Channels that a gate of the sky and a gate of the chart close together ("10-20"). */
    channels: Type.Array(Type.String()),
    /** Channels that the sky closes by itself. */
    skyChannels: Type.Array(Type.String()),
    /** Active gates of the sky, ascending. */
    gates: Type.Array(Type.Integer()),
    /** Centres that are open in the chart and defined with the sky. */
    centers: Type.Array(Type.String()),
  },
  { ...strict, $id: 'TransitsView' },
);
export type TransitsView = Static<typeof TransitsView>;

/** The civil year of the birthday to which the solar return belongs; the present one unless stated. */
export const ReturnsQuery = Type.Object(
  { year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2050 })) },
  strict,
);
export type ReturnsQuery = Static<typeof ReturnsQuery>;

const Instant = Type.String({ format: 'date-time' });
const Marker = Type.Object(
  {
    /** A quarter, half, three quarters or the whole of the way around from the place at birth. */
    kind: Type.Union(
      (['waxing-square', 'opposition', 'waning-square', 'return'] as const).map((kind) => Type.Literal(kind)),
    ),
    body: Type.Union((['Sun', 'Saturn', 'Uranus'] as const).map((body) => Type.Literal(body))),
    /** One, or three where the body turns back in between; of a birth of unknown time the middle of each window. */
    passes: Type.Array(Instant, { minItems: 1 }),
    /** Where each pass may lie, by a birth of unknown time; null where the passes are exact. */
    windows: Type.Union([Type.Array(Type.Object({ from: Instant, to: Instant }, strict)), Type.Null()]),
    /** At the first pass, in years of 365.2425 days, to two decimals. */
    ageYears: Type.Number(),
  },
  strict,
);

/** Phases of a life by the sky, to the end of 2050 and in order of time; passes after 2050 are not listed. */
export const ReturnsView = Type.Object(
  {
    markers: Type.Array(Marker),
    /** The return of the Sun that belongs to the birthday in `year`, at most a day from it; null before the first, and for the last days of 2050. */
    solar: Type.Union([Marker, Type.Null()]),
    year: Type.Integer(),
    /** Bodies whose returns are asked for elsewhere and which these tables do not carry. */
    notCarried: Type.Array(Type.String()),
  },
  { ...strict, $id: 'ReturnsView' },
);
export type ReturnsView = Static<typeof ReturnsView>;
