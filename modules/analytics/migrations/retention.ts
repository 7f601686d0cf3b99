import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  account_sources: 'with the account',
  figure_mails: 'with the account',
  figure_reports: 'no personal data',
};
