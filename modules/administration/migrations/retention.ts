import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  health_minutes: { clocks: [{ keep: '90 days', from: 'at' }] },
  invitations: { clocks: [{ keep: '90 days', from: ['accepted_at', 'withdrawn_at', 'expires_at'] }] },
};
