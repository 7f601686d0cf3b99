import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  client_phases: 'with the account',
  phase_changes: 'with the account',
};
