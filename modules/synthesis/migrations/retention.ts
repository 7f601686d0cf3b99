import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  answer_checks: 'with the account',
  contact_wishes: 'with the account',
  crisis_acknowledgements: 'with the account',
  syntheses: 'with the account',
  synthesis_feedback: 'with the account',
  synthesis_jobs: 'with the account',
  synthesis_notes: 'with the account',
};
