import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  answer_vectors: 'with the account',
  introduction_calls: 'with the account',
  matches: 'with the account',
  matching_jobs: 'with the account',
  matching_wishes: 'with the account',
  practitioner_availability: { with: 'practitioners' },
  practitioner_vectors: { with: 'practitioners' },
  practitioners: { stays: 'a public description; on erasure the module deletes that of the person' },
};
