import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const OrNull = Type.Union([Type.Number(), Type.Null()]);

/** One figure with what it means. */
export const FigureView = Type.Object(
  {
    /** Null where nothing can be told yet: 'no earlier data'. Per cent with one decimal where `unit` says so. */
    value: OrNull,
    /** The same figure thirty days earlier; null: 'no earlier data'. */
    previous: OrNull,
    unit: Type.Union([Type.Literal('count'), Type.Literal('percent')]),
    /** One plain sentence in English. */
    definition: Type.String(),
    /** ISO instant at which it was counted. */
    asOf: Type.String({ format: 'date-time' }),
  },
  closed,
);
export type FigureView = Static<typeof FigureView>;

/** Names of the figures, in the order in which they are shown; the first four are the Platform Overview. */
export const figureNames = [
  'activeClients',
  'practitioners',
  'completedProfiles',
  'retreatBookings',
  'clients',
  'laborsAnswered',
  'completion',
  'readings',
  'questionnaires',
  'acceptedMatches',
  'matchingAcceptance',
  'retention',
] as const;
export type FigureName = (typeof figureNames)[number];

const Count = Type.Integer({ minimum: 0 });
const details = (view: typeof FigureView): Record<FigureName, typeof FigureView> => ({
  activeClients: view,
  practitioners: view,
  completedProfiles: view,
  retreatBookings: view,
  clients: view,
  laborsAnswered: view,
  completion: view,
  readings: view,
  questionnaires: view,
  acceptedMatches: view,
  matchingAcceptance: view,
  retention: view,
});

/** Figures of the whole product; counts of everybody, nothing about somebody. */
export const Metrics = Type.Object(
  {
    activeClients: Count,
    practitioners: Count,
    completedProfiles: Count,
    retreatBookings: Count,
    details: Type.Object(details(FigureView), closed),
  },
  { ...closed, $id: 'Metrics' },
);
export type Metrics = Static<typeof Metrics>;
