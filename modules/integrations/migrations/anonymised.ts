import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  api_tokens: 'left-out',
  webhook_deliveries: 'left-out',
  webhooks: 'left-out',
};
