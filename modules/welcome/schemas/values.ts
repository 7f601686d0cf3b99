/** An amount in whole US dollars from the least to the most it may be. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** All prices of the journey in US dollars, as the product's specification lists them; staff may publish others. */
export const prices = {
  intake: { from: 0, to: 0 },
  assessment: { from: 2500, to: 2500 },
  retreat: { from: 18_000, to: 35_000 },
  integration: { from: 3000, to: 3000 },
  /** A month. */
  aftercare: 1200,
  clearance: 200,
  psychological: 400,
  insurance: 150,
  /** A day with a practitioner. */
  sessionDay: 500,
  /** One treatment. */
  treatment: 200,
  reserve: 1000,
  /** The three ways of staying in touch; the list names their prices alone. */
  weekly: 200,
  monthly: 100,
  monthlyMore: 300,
} as const;

/** How long the stages last: weeks, and days for the retreat. Staff may publish others. */
export const lengths = {
  intake: { from: 1, to: 2 },
  assessment: { from: 3, to: 4 },
  retreat: { from: 5, to: 10 },
  integration: { from: 8, to: 8 },
} as const;

/** Days a retreat may last. */
export const retreatDays = [5, 7, 10] as const;
