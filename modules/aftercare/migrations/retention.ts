import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  aftercare_items: { with: 'aftercare_plans' },
  aftercare_plans: 'with the account',
};
