// @vitest-environment happy-dom
import { configure, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import type { ConsentRow } from '#modules/sharing/schemas/consent';
import type { MatchView } from '../../../schemas/match';
import { anaAsks, anaRow, ids, overviewWith } from '#modules/sharing/web/testing/consents';
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
  practitioner: anaRow().practitioner,
  ...overrides,
});
const open = (
  matches: MatchView[],
  { rows = [], ranAt = null, responses = 3 }: { rows?: ConsentRow[]; ranAt?: string | null; responses?: number } = {},
) =>
  renderPage(<PractitionerRoom />, {
    at: '/journey/practitioner',
    api: {
      'GET /api/matching/me': matches,
      'GET /api/consents/me': overviewWith(rows),
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

it('shows who accompanies, the way to a talk, and what is open with its last reading', async () => {
  open([aMatch()], { rows: [anaRow({ requests: anaAsks(['labor:1']) })] });
  const person = within(await screen.findByRole('article', { name: 'Ana Reyes' }));
  expect(await person.findByRole('button', { name: 'Schedule an introduction call with Ana Reyes' })).toBeTruthy();
  const shared = within(person.getByRole('region', { name: 'What Ana Reyes may read' }));
  const items = shared.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(2);
  expect(items[0]).toContain('not read yet');
  expect(items[1]).toMatch(/^Labor 3: Relationships & Loveread .*2026/u);
  expect(shared.getByText('Ana Reyes asks to read one more thing of yours.')).toBeTruthy();
  expect(shared.getByRole('link', { name: 'Choose what Ana Reyes may read' }).getAttribute('href')).toBe(
    '/matching/sharing',
  );
});

it('says that nothing is open where nothing is, also when a consent has ended', async () => {
  const ended = anaRow();
  const consent = ended.consent && { ...ended.consent, state: 'expired' as const };
  open([aMatch()], { rows: [{ ...ended, consent }] });
  expect(await screen.findByText(/^Nothing yet. Ana Reyes reads no line of yours/u)).toBeTruthy();
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
