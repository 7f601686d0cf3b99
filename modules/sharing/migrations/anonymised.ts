import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  consent_history: { segments: 'keep' },
  consent_requests: { segments: 'keep', note_sealed: 'null' },
  consents: { segments: 'keep' },
  segment_reads: { segment: 'keep' },
};
