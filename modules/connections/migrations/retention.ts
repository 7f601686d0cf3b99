import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  connection_blocks: 'with the account',
  connection_consents: 'with the account',
  connection_readings: 'with the account',
  connections: {
    clocks: [{ keep: '90 days', from: 'closed_at', where: { state: ['expired', 'declined', 'withdrawn'] } }],
    otherwise: 'with the account',
  },
};
