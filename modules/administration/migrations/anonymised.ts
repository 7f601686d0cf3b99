import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  health_minutes: { degraded: 'keep', down: 'keep' },
  invitations: 'left-out',
};
