import type { ClientStanding, TeamClient } from '../../schemas/client';

export const zerlinaId = '00000000-0000-4000-8000-00000000c001';

/** Where a client stands: in assessment, with both steps known. */
export const aStanding = (overrides: Partial<ClientStanding> = {}): ClientStanding => ({
  clientId: zerlinaId,
  phase: 'assessment',
  phaseSet: true,
  version: 3,
  laborProgress: 4,
  steps: [
    { phase: 'intake', unmet: [] },
    { phase: 'matching', unmet: ['The holistic profile has not been made yet.'] },
  ],
  ...overrides,
});

/** One line of the list of clients. */
export const aClient = (overrides: Partial<TeamClient> = {}): TeamClient => ({
  key: zerlinaId,
  name: 'Zerlina Q.',
  standing: aStanding(),
  assignedPractitioner: null,
  suspended: false,
  sample: false,
  ...overrides,
});
