import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  studio_additions: 'no personal data',
  studio_documents: { stays: 'texts of the house, not of people; who edited them is taken out with their account' },
  studio_kept_versions: {
    stays: 'texts of the house, not of people; who published them is taken out with their account',
  },
  studio_versions: { with: 'studio_documents' },
};
