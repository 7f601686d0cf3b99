import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { BODIES, CENTRES } from '#modules/chart-engine/public';
import { Enneagram, VersionBirth } from '#modules/profile/public-server';

const strict = { additionalProperties: false } as const;
const Known = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);
const Text = Known(Type.String());
const Degrees = Known(Type.Number({ description: 'Degrees; whole ones without birth data' }));

/** What a file of the chart is to hold. */
export const ExportQuery = Type.Object(
  {
    /** A4 by default; of no meaning for JSON. */
    paper: Type.Optional(Type.Union([Type.Literal('a4'), Type.Literal('letter')])),
    /** Houses of the wheel and of the planets: whole signs by default, and wherever the birth is left out; of no meaning for JSON. */
    houses: Type.Optional(Type.Union([Type.Literal('whole'), Type.Literal('placidus'), Type.Literal('equal')])),
    /** `0` leaves out date, time, place, zone, instants, years and fine degrees. */
    birth: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  },
  strict,
);
export type ExportQuery = Static<typeof ExportQuery>;

const Activation = Type.Object(
  {
    longitude: Degrees,
    gate: Known(Type.Integer()),
    line: Known(Type.Integer()),
    color: Known(Type.Integer()),
    tone: Known(Type.Integer()),
    base: Known(Type.Integer()),
  },
  strict,
);
const Activations = Type.Object(Object.fromEntries(BODIES.map((body) => [body, Activation])), strict);

const HumanDesignFile = Type.Object(
  {
    type: Text,
    strategy: Text,
    authority: Text,
    profile: Text,
    definition: Text,
    incarnationCross: Text,
    signature: Text,
    notSelfTheme: Text,
    centers: Type.Object(Object.fromEntries(CENTRES.map((name) => [name, Known(Type.Boolean())])), strict),
    channels: Known(Type.Array(Type.String({ description: 'Two gates, lower first: "10-20"' }))),
    gates: Known(Type.Array(Type.Integer())),
    personality: Activations,
    design: Activations,
  },
  strict,
);

const Placement = Type.Object(
  { longitude: Degrees, sign: Text, degree: Degrees, retrograde: Known(Type.Boolean()), house: Known(Type.Integer()) },
  strict,
);
const WesternFile = Type.Object(
  {
    sun: Text,
    moon: Text,
    rising: Text,
    ascendant: Degrees,
    midheaven: Degrees,
    placidusCusps: Known(Type.Array(Type.Number())),
    planets: Type.Record(Type.String(), Placement),
    aspects: Known(
      Type.Array(Type.Object({ a: Type.String(), b: Type.String(), type: Type.String(), orb: Type.Number() }, strict)),
    ),
  },
  strict,
);

/** A chart as a file for other programs. Null is what the unknown time leaves open, or what was left out. */
export const ChartFile = Type.Object(
  {
    format: Type.Literal('hedo-chart'),
    /** Raised when a field changes its meaning or goes. */
    formatVersion: Type.Literal(1),
    /** Address of the document that describes these fields. */
    documentation: Type.String(),
    exportedAt: Type.String(),
    name: Type.String(),
    chart: Type.Object(
      { version: Type.Integer(), createdAt: Type.String(), engine: Type.String(), tables: Type.String() },
      strict,
    ),
    timeKnown: Type.Boolean(),
    withBirthData: Type.Boolean(),
    birth: Known(VersionBirth),
    /** Instants of the two halves of the chart. */
    instants: Known(Type.Object({ birth: Text, design: Text }, strict)),
    humanDesign: HumanDesignFile,
    geneKeys: Type.Record(Type.String(), Text),
    westernAstrology: WesternFile,
    chineseAstrology: Type.Object(
      { year: Known(Type.Integer()), element: Type.String(), animal: Type.String(), polarity: Type.String() },
      strict,
    ),
    numerology: Type.Record(Type.String(), Known(Type.Integer())),
    chakras: Type.Record(Type.String(), Known(Type.Integer())),
    archetype: Text,
    /** By a questionnaire, whatever the birth; null when it was not answered. */
    enneagram: Known(Enneagram),
    /** Of an unknown time: the values a field takes over the day, each with its share of it. */
    possible: Known(
      Type.Record(Type.String(), Type.Array(Type.Object({ value: Type.String(), share: Type.Number() }, strict))),
    ),
    sources: Type.Record(Type.String(), Type.String()),
    notes: Type.Array(Type.String()),
  },
  { ...strict, $id: 'ChartFile' },
);
export type ChartFile = Static<typeof ChartFile>;
