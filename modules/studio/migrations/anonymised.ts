import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  studio_additions: { noun: 'keep', key: 'keep', title: 'keep' },
  studio_documents: { noun: 'keep', key: 'keep', draft: 'keep', draft_source: 'keep' },
  studio_kept_versions: { kind: 'keep', object_id: 'keep', content: 'keep' },
  studio_versions: { fields: 'keep', source: 'keep' },
};
