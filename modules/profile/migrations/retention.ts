import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  clients: 'with the account',
  enneagrams: 'with the account',
  holistic_profiles: 'with the account',
};
