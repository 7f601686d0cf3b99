import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  answer_checks: {
    finding_sealed: { context: 'answer_checks:finding:{response_id}:{version}', owner: 't.user_id', sample: '0' },
  },
  crisis_acknowledgements: {
    digests_sealed: { context: 'crisis_acknowledgements:digests:{user_id}', owner: 't.user_id', sample: '[]' },
  },
  syntheses: 'left-out',
  synthesis_feedback: 'left-out',
  synthesis_jobs: { stage: 'keep', failure: 'keep', share_with: 'keep' },
  synthesis_notes: 'left-out',
};
