import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  conversation_messages: { with: 'conversations' },
  conversations: 'with the account',
};
