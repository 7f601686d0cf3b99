import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;
const Entry = Type.Object(
  { kind: Type.String(), label: Type.String(), at: Type.String(), href: Type.Union([Type.String(), Type.Null()]) },
  strict,
);

/** Figures and events of the dashboard and the profile overview; computed in one place for both. */
export const JourneyOverview = Type.Object(
  {
    labors: Type.Integer({ minimum: 0, maximum: 12 }),
    nextLabor: Type.Union([Type.Integer(), Type.Null()]),
    hasClient: Type.Boolean(),
    hasProfile: Type.Boolean(),
    hasSynthesis: Type.Boolean(),
    /** Share of the profile's systems that are filled, in percent. */
    profilePercent: Type.Integer({ minimum: 0, maximum: 100 }),
    journeyScore: Type.Integer({ minimum: 0, maximum: 100 }),
    journeyLevel: Type.String(),
    transformationScore: Type.Integer({ minimum: 0, maximum: 100 }),
    laborRank: Type.String(),
    premium: Type.Boolean(),
    activity: Type.Array(Entry),
  },
  { ...strict, $id: 'JourneyOverview' },
);
export type JourneyOverview = Static<typeof JourneyOverview>;
