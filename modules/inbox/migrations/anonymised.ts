import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  inbox_items: { kind: 'keep', source_id: 'keep', merged_kind: 'keep', merged_id: 'keep' },
  inbox_messages: {
    kind: 'keep',
    source_id: 'keep',
    content_sealed: {
      context: 'inbox_messages:content:{id}',
      owner: 't.person_id',
      sample:
        '{"address":"person@example.test","isOther":false,"subject":"A question","text":"Invented words stand here."}',
    },
    message_hash: 'shape',
  },
  inbox_notes: {
    kind: 'keep',
    source_id: 'keep',
    text_sealed: { context: 'inbox_notes:content:{id}', owner: 't.person_id' },
  },
  inbox_templates: { name: 'keep', subject: 'keep', text: 'keep' },
};
