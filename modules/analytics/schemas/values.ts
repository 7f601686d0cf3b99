/** Lengths of the period that figures are counted for, in days. */
export const periodLengths = [30, 90, 365] as const;
export type PeriodDays = (typeof periodLengths)[number];

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
  'aftercareReached',
  'journeyWeeks',
  'successRate',
  'investment',
] as const;
export type FigureName = (typeof figureNames)[number];

/** How often the totals are mailed: each Monday for the week before, or on the first of a month for the month before. */
export const rhythms = ['weekly', 'monthly'] as const;
export type Rhythm = (typeof rhythms)[number];
