import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  account_exports: {
    clocks: [{ keep: '7 days', from: ['expires_at', 'created_at'], by: 'account.sweep-exports' }],
    otherwise: 'with the account',
  },
  pictures: 'with the account',
};
