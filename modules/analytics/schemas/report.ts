import { type Static, Type } from '@sinclair/typebox';
import { earningKinds, journeyStages } from '#modules/reporting/public';

const closed = { additionalProperties: false } as const;
const Count = Type.Integer({ minimum: 0 });
const Percent = Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()]);

/** Steps from a first request to an experience, in their order. */
export const funnelSteps = [
  'messages',
  'requests',
  'questionnaires',
  'accounts',
  'profiles',
  'labors',
  'readings',
  'matches',
  'experiences',
] as const;

/** One step. The first three are counted as they came in, with and without an account; the others of the accounts opened in the period. */
const FunnelStep = Type.Object(
  {
    step: Type.Union(funnelSteps.map((one) => Type.Literal(one))),
    count: Count,
    /** Per cent of the accounts; null before there is an account. */
    share: Percent,
  },
  closed,
);

/** Clients who opened their account in one month. */
const Cohort = Type.Object(
  {
    /** "YYYY-MM", in UTC. */
    month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
    clients: Count,
    /** Per cent of them who were active in that month, the next, and so on; null: that month has not begun, or nobody could be. */
    active: Type.Array(Percent),
  },
  closed,
);

/** Agreed prices in one currency. */
const Earned = Type.Object(
  {
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    /** In the smallest unit of the currency; below zero when more was credited than invoiced. */
    minor: Type.Integer(),
    /** How many agreed to any of it, and what it comes to for each of them, rounded. */
    people: Count,
    each: Count,
    parts: Type.Array(
      Type.Object(
        { kind: Type.Union(earningKinds.map((kind) => Type.Literal(kind))), minor: Type.Integer(), share: Percent },
        closed,
      ),
    ),
  },
  closed,
);

const OrNull = Type.Union([Type.Number({ minimum: 0 }), Type.Null()]);
const Currency = Type.String({ pattern: '^[A-Z]{3}$' });
/** The median of what one person agreed to pay for a stage, in the smallest unit, and over how many people. */
const StageCost = Type.Object({ currency: Currency, minor: Count, people: Count }, closed);
export type StageCost = Static<typeof StageCost>;

/** One stage of the way, as it was done and paid for in the period. */
const Stage = Type.Object(
  {
    stage: Type.Union(journeyStages.map((one) => Type.Literal(one))),
    /** One plain sentence in English, from what to what; null where no part of the product knows. */
    definition: Type.Union([Type.String(), Type.Null()]),
    /** How often it was gone through. */
    times: Count,
    /** Median in days, and the bounds of the middle half; null: no earlier data. */
    days: OrNull,
    low: OrNull,
    high: OrNull,
    costs: Type.Array(StageCost),
    /** Lowest and highest price that it is offered for now, in the smallest unit. */
    offered: Type.Array(Type.Object({ currency: Currency, low: Count, high: Count }, closed)),
  },
  closed,
);

/** One screen of the questionnaire. */
const Screen = Type.Object(
  {
    step: Type.Integer({ minimum: 1 }),
    name: Type.String(),
    /** Median, with one decimal; null: no earlier data. */
    minutes: OrNull,
    times: Count,
  },
  closed,
);

/** Hours of the team in one week, with one decimal. */
const Week = Type.Object(
  {
    /** Its Monday, in UTC. */
    from: Type.String({ format: 'date' }),
    offered: Type.Number({ minimum: 0 }),
    taken: Type.Number({ minimum: 0 }),
  },
  closed,
);

const Caseload = Type.Object(
  {
    name: Type.String(),
    clients: Count,
    /** Null where the practitioner has not said how many. */
    capacity: Type.Union([Count, Type.Null()]),
  },
  closed,
);

/** How people come, stay and are accompanied; counts alone, but for the names of practitioners. */
export const Report = Type.Object(
  {
    days: Type.Integer(),
    /** Invented people of a demonstration are counted too. */
    sample: Type.Boolean(),
    /** ISO instant of the count; how full practitioners are is counted as of now. */
    asOf: Type.String({ format: 'date-time' }),
    funnel: Type.Array(FunnelStep),
    /** Oldest month first. */
    cohorts: Type.Array(Cohort),
    earnings: Type.Array(Earned),
    /** In their order. */
    stages: Type.Array(Stage),
    screens: Type.Array(Screen),
    /** This week first; nothing where nobody keeps such hours. */
    weeks: Type.Array(Week),
    /** Fullest first, at most sixty. */
    caseloads: Type.Array(Caseload),
    practitioners: Count,
  },
  { ...closed, $id: 'AnalyticsReport' },
);
export type Report = Static<typeof Report>;
