import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  // Their files do not travel with a copy.
  practice_documents: 'left-out',
  practice_measures: { measure: 'keep', forms: 'keep', answers_sealed: 'null' },
  practice_supervisions: { state: 'keep' },
  practice_note_addenda: {
    text_sealed: {
      context: 'practice_note_addenda:text_sealed:{id}',
      owner: '(select n.client_id from practice_notes n where n.id = t.note_id)',
    },
  },
  practice_note_versions: {
    text_sealed: {
      context: 'practice_note_versions:text_sealed:{note_id}.{version}',
      owner: '(select n.client_id from practice_notes n where n.id = t.note_id)',
    },
  },
};
