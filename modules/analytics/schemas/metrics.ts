import { type Static, Type } from '@sinclair/typebox';
import { type FigureName, figureNames, periodLengths } from './values';

const closed = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const OrNull = Type.Union([Type.Number(), Type.Null()]);

const Days = Type.Union(periodLengths.map((days) => Type.Literal(days)));
/** 30 by default. */
export const PeriodQuery = Type.Object({ days: Type.Optional(Days) }, closed);

/** One figure with what it means. */
export const FigureView = Type.Object(
  {
    /** Null where nothing is known yet: 'no earlier data'. Per cent with one decimal where `unit` says so. */
    value: OrNull,
    /** The same figure one period earlier; null: 'no earlier data'. */
    previous: OrNull,
    unit: Type.Union((['count', 'percent', 'weeks', 'money'] as const).map((unit) => Type.Literal(unit))),
    /** Lower and upper bound of the middle half, where the value is a median; else null. */
    middle: Type.Union([Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), Type.Null()]),
    /** ISO 4217 of an amount, which is given in its smallest unit; else null. */
    currency: Type.Union([Type.String({ pattern: '^[A-Z]{3}$' }), Type.Null()]),
    /** One plain sentence in English. */
    definition: Type.String(),
    /** Whether those who count are listed by `GET /api/analytics/figures/{name}`. */
    listed: Type.Boolean(),
    /** ISO instant at which it was counted. */
    asOf: Type.String({ format: 'date-time' }),
  },
  closed,
);
export type FigureView = Static<typeof FigureView>;

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
  aftercareReached: view,
  journeyWeeks: view,
  successRate: view,
  investment: view,
});

/** Figures of the whole product; counts of everybody, nothing about somebody. */
export const Metrics = Type.Object(
  {
    activeClients: Count,
    practitioners: Count,
    completedProfiles: Count,
    retreatBookings: Count,
    days: Days,
    /** Invented people of a demonstration are counted too. */
    sample: Type.Boolean(),
    details: Type.Object(details(FigureView), closed),
  },
  { ...closed, $id: 'Metrics' },
);
export type Metrics = Static<typeof Metrics>;

export const FigureParams = Type.Object({ name: Type.Union(figureNames.map((name) => Type.Literal(name))) }, closed);
/** `cursor` is the `id` at the end of the page before; `Link` carries it. */
export const FigurePeopleQuery = Type.Object(
  {
    days: Type.Optional(Days),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Uuid),
  },
  closed,
);
export type FigurePeopleQuery = Static<typeof FigurePeopleQuery>;

/** Somebody who counts in a figure. */
export const FigurePerson = Type.Object(
  {
    /** An account for admins; for practitioners the match with an own client. */
    id: Uuid,
    /** As in the list of clients: admins see a first name and an initial, practitioners what is open to them. */
    name: Type.String(),
    /** ISO instant at which the account was opened; null for a practitioner to whom nothing is open. */
    since: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    suspended: Type.Boolean(),
  },
  { ...closed, $id: 'FigurePerson' },
);
export type FigurePerson = Static<typeof FigurePerson>;
export const FigurePeople = Type.Array(FigurePerson);
