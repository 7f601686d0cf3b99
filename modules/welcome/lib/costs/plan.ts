import type { retreatDays } from '../../schemas/values';

/** What can be switched on and off. */
export interface Choices {
  readonly assessment: boolean;
  readonly retreat: boolean;
  readonly integration: boolean;
  /** The next four belong to a retreat and count only with one. */
  readonly clearance: boolean;
  readonly psychological: boolean;
  readonly insurance: boolean;
  readonly reserve: boolean;
}

/** What is counted. */
export interface Counts {
  /** Days with practitioner sessions, at most the days of the retreat; treatments. Both count only with a retreat. */
  readonly sessionDays: number;
  readonly treatments: number;
  /** Months of aftercare, weeks and months of staying in touch. */
  readonly aftercare: number;
  readonly weekly: number;
  readonly monthly: number;
  readonly monthlyMore: number;
}

/** What somebody plans. Intake is free and always part of it. */
export interface Plan extends Choices, Counts {
  readonly days: (typeof retreatDays)[number];
}

/** The most of each count. */
export const most: Readonly<Record<keyof Counts, number>> = {
  sessionDays: 10,
  treatments: 20,
  aftercare: 12,
  weekly: 52,
  monthly: 12,
  monthlyMore: 12,
};

/** The full journey and nothing next to it. */
export const fullJourney: Plan = {
  assessment: true,
  retreat: true,
  integration: true,
  clearance: false,
  psychological: false,
  insurance: false,
  reserve: false,
  days: 7,
  sessionDays: 0,
  treatments: 0,
  aftercare: 0,
  weekly: 0,
  monthly: 0,
  monthlyMore: 0,
};

/** What the planner begins with: the full journey, everything before it and the reserve. */
export const firstPlan: Plan = {
  ...fullJourney,
  clearance: true,
  psychological: true,
  insurance: true,
  reserve: true,
};
