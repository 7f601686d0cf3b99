import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  sample_diary_entries: { text_sealed: { context: 'sample_diary_entries:text_sealed:{id}', owner: 't.user_id' } },
};
