import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  consultation_appointments: { zone: 'keep', token_hash: 'shape' },
  consultation_history: { kind: 'keep', from_status: 'keep', to_status: 'keep' },
  consultation_hours: { zone: 'keep', weekly: 'keep', exceptions: 'keep' },
  consultation_notes: { text_sealed: { context: 'consultation_notes:text_sealed:{id}', owner: null } },
  consultation_requests: {
    reference: 'shape',
    name: 'name',
    email: 'email',
    interest: 'keep',
    message_sealed: { context: 'consultation_requests:message_sealed:{id}', owner: null },
    withdraw_hash: 'shape',
    details_sealed: 'null',
    profile_reason: 'null',
    profile_sealed: 'null',
    status_hash: 'shape',
  },
};
