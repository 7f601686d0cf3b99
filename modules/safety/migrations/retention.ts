import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  help_offers: { clocks: [{ keep: '3 days', from: 'offered_at' }], otherwise: 'with the account' },
  safety_contact_requests: {
    clocks: [{ keep: '12 months', from: ['closed_at', 'withdrawn_at'] }],
    otherwise: 'with the account',
  },
  safety_contact_steps: { with: 'safety_contact_requests' },
};
