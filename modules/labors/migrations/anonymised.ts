import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  labor_audio: 'left-out',
  labor_drafts: { text_sealed: { context: 'labor_drafts:text:{user_id}:{labor_number}', owner: 't.user_id' } },
  labor_response_versions: {
    text_sealed: {
      context: 'labor_response_versions:text:{response_id}:{version}',
      owner: '(select r.user_id from labor_responses r where r.id = t.response_id)',
    },
    transcription_sealed: 'null',
  },
  labor_responses: {
    text_sealed: { context: 'labor_responses:text:{id}', owner: 't.user_id' },
    transcription_sealed: 'null',
  },
};
