import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  consent_history: { with: 'consents' },
  consent_requests: { with: 'matches' },
  consents: 'with the account',
  segment_reads: 'with the account',
};
