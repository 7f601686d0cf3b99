import type { RetainedTables } from '#core/contract/retention';
import { deliveryDays } from '../schemas/values';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  api_tokens: { clocks: [{ keep: '1 year', from: ['revoked_at', 'expires_at'] }], otherwise: 'with the account' },
  webhook_deliveries: {
    clocks: [{ keep: `${deliveryDays} days`, from: 'created_at' }],
    otherwise: { with: 'webhooks' },
  },
  webhooks: {
    stays: 'an address of another system, until staff take it out; who entered it is taken out with their account',
  },
};
