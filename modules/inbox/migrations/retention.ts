import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  inbox_items: { by: 'inbox.sweep-deleted', when: 'what it is about was deleted by the module that owns it' },
  inbox_mentions: { with: 'inbox_notes' },
  inbox_messages: {
    by: 'inbox.sweep-deleted',
    when: 'what it is about was deleted by the module that owns it; on erasure those about the person',
  },
  inbox_notes: {
    by: 'inbox.sweep-deleted',
    when: 'what it is about was deleted by the module that owns it; on erasure those about the person',
  },
  inbox_templates: 'no personal data',
};
