import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  partner_changes: { stays: 'what changed in an entry of a business; who did it is taken out with their account' },
  partners: 'no personal data',
};
