import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  calendar_accounts: 'left-out',
  calendar_busy_times: 'left-out',
  calendar_decisions: 'left-out',
  calendar_entries: 'left-out',
  calendar_feeds: 'left-out',
};
