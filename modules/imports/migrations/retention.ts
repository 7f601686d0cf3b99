import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  import_mappings: 'no personal data',
  import_refusals: { with: 'imports' },
  imports: {
    stays:
      'what was imported and when; the file and what was shown of it are erased after seven days by imports.sweep-imports, who did it with their account',
  },
};
