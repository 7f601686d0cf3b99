import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  answer_vectors: 'left-out',
  introduction_calls: { zone: 'keep' },
  matches: {
    parts_sealed: { context: 'matches:parts:{user_id}:{practitioner_id}', owner: 't.user_id', sample: '[]' },
    brief_sealed: 'null',
  },
  matching_jobs: { stage: 'keep', failure: 'keep' },
  matching_wishes: 'left-out',
  practitioner_availability: { zone: 'keep', hours: 'keep', exceptions: 'keep' },
  practitioner_vectors: 'left-out',
  practitioners: {
    slug: 'shape',
    name: 'name',
    specializations: 'keep',
    approach: 'words',
    languages: 'keep',
    frameworks: 'keep',
    design_focus: 'keep',
    statements: { json: { statement: 'words' } },
    modes: 'keep',
    place_id: 'null',
    place_label: 'null',
    country_code: 'null',
    latitude: 'null',
    longitude: 'null',
  },
};
