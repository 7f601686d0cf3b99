import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  intake_changes: { from_state: 'keep', to_state: 'keep' },
  intake_draft_devices: 'left-out',
  intake_drafts: 'left-out',
  intake_forms: { version: 'keep', words: 'keep', own: 'keep' },
  intake_notes: { text_sealed: { context: 'intake_notes:text_sealed:{id}', owner: null } },
  intake_resume_links: 'left-out',
  intakes: {
    reference: 'shape',
    email: 'email',
    first_name: 'first-name',
    last_name: 'last-name',
    general_sealed: 'null',
    medical_sealed: 'null',
    trauma_sealed: 'null',
    withdraw_hash: 'shape',
    status_hash: 'shape',
  },
};
