import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  session_feeds: 'with the account',
  session_offers: 'with the account',
  session_packages: 'with the account',
  session_places: 'with the account',
  session_rules: 'with the account',
  session_services: 'with the account',
  session_waits: 'with the account',
  sessions_booked: 'with the account',
};
