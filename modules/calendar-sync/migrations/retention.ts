import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  calendar_accounts: 'with the account',
  calendar_busy_times: { with: 'calendar_feeds' },
  calendar_decisions: { with: 'calendar_accounts' },
  calendar_entries: { with: 'calendar_accounts' },
  calendar_feeds: 'with the account',
};
