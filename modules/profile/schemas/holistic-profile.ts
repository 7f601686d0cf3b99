import { type Static, Type } from '@sinclair/typebox';
import type { Chart } from '#modules/chart-engine/public';
import { Enneagram } from './enneagram';

const Known = <T extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(type: T) =>
  Type.Union([type, Type.Null()]);
const open = { additionalProperties: true } as const;

/** A chart as the client sees it: the specification's fields, the rest of the chart next to them, and where each comes from. */
export const HolisticProfileView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    version: Type.Integer({ minimum: 1 }),
    createdAt: Type.String(),
    /** Why this version was made. */
    note: Type.String(),
    timeKnown: Type.Boolean(),
    humanDesign: Type.Object(
      {
        type: Known(Type.String()),
        strategy: Known(Type.String()),
        authority: Known(Type.String()),
        profile: Known(Type.String()),
        centers: Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Null()])),
      },
      open,
    ),
    geneKeys: Type.Object(
      { lifework: Known(Type.String()), evolution: Known(Type.String()), radiance: Known(Type.String()) },
      open,
    ),
    westernAstrology: Type.Object(
      { sun: Known(Type.String()), moon: Known(Type.String()), rising: Known(Type.String()) },
      open,
    ),
    chineseAstrology: Type.Object({ element: Type.String(), animal: Type.String() }, open),
    numerology: Type.Object(
      {
        lifePath: Type.Integer(),
        expression: Known(Type.Integer()),
        soulUrge: Known(Type.Integer()),
        personality: Known(Type.Integer()),
      },
      open,
    ),
    additionalKeys: Type.Object(
      {
        /** Null reads 'not assessed'. */
        enneagram: Type.Union([Enneagram, Type.Null()]),
        archetypes: Type.Array(Type.String()),
        chakras: Type.Record(Type.String(), Type.Union([Type.Integer(), Type.Null()])),
      },
      { additionalProperties: false },
    ),
    chart: Type.Unsafe<Chart>({ type: 'object' }),
    /** Where each section comes from, by section name. */
    sources: Type.Record(Type.String(), Type.String()),
  },
  { additionalProperties: false, $id: 'HolisticProfileView' },
);
export type HolisticProfileView = Static<typeof HolisticProfileView>;

/** Which page of the versions: those before the one that the cursor names. */
export const VersionsQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
);
export type VersionsQuery = Static<typeof VersionsQuery>;

/** Versions of the own chart, the newest first; they count from one without a gap. */
export const ProfileVersions = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      version: Type.Integer(),
      createdAt: Type.String(),
      note: Type.String(),
      engine: Type.String(),
    },
    { additionalProperties: false },
  ),
);
export type ProfileVersions = Static<typeof ProfileVersions>;
