import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  conversation_messages: {
    content_sealed: {
      context: 'conversation_messages:content:{id}',
      owner: '(select c.client_id from conversations c where c.id = t.conversation_id)',
    },
  },
};
