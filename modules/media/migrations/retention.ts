import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  media_items: { stays: 'texts of the house, not of people; who edited them is taken out with their account' },
  media_uploads: {
    clocks: [{ keep: '0 days', from: 'expires_at', by: 'media.sweep-uploads' }],
    otherwise: 'with the account',
  },
  media_uses: 'no personal data',
};
