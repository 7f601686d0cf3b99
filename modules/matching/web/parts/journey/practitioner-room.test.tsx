// @vitest-environment happy-dom
import { configure, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import type { MatchView } from '../../../schemas/match';
import { ana, ids } from '../../testing/practitioners';
import { PractitionerRoom } from './practitioner-room';

configure({ asyncUtilTimeout: 8000 });

const aMatch = (overrides: Partial<MatchView> = {}): MatchView => ({
  id: ids.ana,
  practitionerId: ids.ana,
  compatibilityScore: '92.00',
  reasons: ['You write of dreams, and Ana works with dreams.'],
  status: 'accepted',
  declineReason: null,
  can: [],
  version: 2,
  updatedAt: '2026-11-20T09:12:00.000Z',
  parts: [],
  practitioner: ana,
  ...overrides,
});
const open = (
  matches: MatchView[],
  { ranAt = null, responses = 3 }: { ranAt?: string | null; responses?: number } = {},
) =>
  renderPage(<PractitionerRoom />, {
    at: '/journey/practitioner',
    api: {
      'GET /api/matching/me': matches,
      'GET /api/matching/state': {
        checklist: { profile: true, responses },
        job: null,
        ranAt,
        outOfDate: false,
        clientName: 'Clara',
        humanDesignType: null,
      },
      'GET /api/introduction-calls': [],
    },
  });

it('shows who accompanies and the way to a talk', async () => {
  open([aMatch()]);
  const person = within(await screen.findByRole('article', { name: 'Ana Reyes' }));
  expect(await person.findByRole('button', { name: 'Schedule an introduction call with Ana Reyes' })).toBeTruthy();
});

it('tells of a request that waits, and of people who could be asked', async () => {
  const { unmount } = open([aMatch({ status: 'requested' })]);
  expect(await screen.findByRole('heading', { name: 'Waiting for an answer' })).toBeTruthy();
  unmount();
  open([aMatch({ status: 'suggested', can: ['requested'] }), aMatch({ id: ids.tomas, status: 'declined' })]);
  expect(await screen.findByRole('heading', { name: 'Nobody accompanies you yet' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('92%, Very close')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the reasons and ask' }).getAttribute('href')).toBe('/matching');
});

it.each([
  [{ responses: 0 }, 'Before anybody can be looked for'],
  [{}, 'Nobody was looked for yet'],
  [{ ranAt: '2026-11-20T09:12:00.000Z' }, 'Nobody fits yet'],
])('is honest when nobody is there: %j', async (state, title) => {
  open([], state);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find Practitioners' }).getAttribute('href')).toBe('/matching');
});
