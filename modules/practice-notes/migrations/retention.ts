import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  practice_documents: 'with the account',
  practice_measures: 'with the account',
  practice_note_addenda: { with: 'practice_notes' },
  practice_note_versions: { with: 'practice_notes' },
  practice_notes: 'with the account',
  practice_supervisions: 'with the account',
};
