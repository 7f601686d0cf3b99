import type { PersonView } from '../../schemas/people';

/** One person of the team's list, or whom the overrides describe. */
export const aRow = (overrides: Partial<PersonView> = {}): PersonView => ({
  id: '00000000-0000-4000-8000-00000000000a',
  firstName: 'Mara',
  lastName: 'Castellan',
  email: 'mara.c@example.org',
  emailProven: true,
  claimed: true,
  role: 'client',
  state: 'active',
  createdAt: '2026-10-02T08:00:00.000000Z',
  suspendedAt: null,
  sessions: 2,
  lastSeenAt: '2026-11-22T07:40:00.000000Z',
  version: '2026-11-20T08:00:00.000000Z',
  ...overrides,
});
