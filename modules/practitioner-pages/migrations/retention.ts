import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  guest_introductions: {
    clocks: [
      { keep: '1 day', from: 'expires_at', where: { state: 'unconfirmed' } },
      { keep: '30 days', from: 'ends_at' },
    ],
    otherwise: 'with the account',
  },
  practitioner_credentials: 'with the account',
  practitioner_pages: 'with the account',
  practitioner_reviews: 'with the account',
};
