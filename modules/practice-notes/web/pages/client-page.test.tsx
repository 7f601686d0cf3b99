// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { ClientPage } from './client-page';

const matchId = '7b5f3f0e-0000-4000-8000-000000000002';

it('says whom it is about, and lists what the client handed over', async () => {
  const document = {
    ...{ id: '7b5f3f0e-0000-4000-8000-000000000001', matchId, title: 'My answer', type: 'image/png', bytes: 3_000_000 },
    ...{ practitionerName: 'Ana Ruiz', isFromClient: true, createdAt: '2026-11-21T15:00:00.000Z' },
  };
  renderPage(<ClientPage />, {
    user: aPerson({ role: 'practitioner' }),
    at: `/practice/clients/${matchId}`,
    path: '/practice/clients/:matchId',
    api: {
      [`GET /api/practice-clients/${matchId}`]: { matchId, initials: 'Z. Q.', measures: [] },
      [`GET /api/practice-clients/${matchId}/notes`]: [],
      [`GET /api/practice-clients/${matchId}/documents`]: [document],
      [`GET /api/practice-clients/${matchId}/measures`]: [],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Between sessions with Z. Q.' });
  await screen.findByText(/From your client, .*PNG, 2\.9 MB/);
  // What the other handed over is theirs to take back.
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
});

it('asks for what the house offers, and says which answer spoke of danger', async () => {
  const form = {
    ...{ language: 'en', title: 'By the sea', period: 'Lately', lead: 'How was it?' },
    questions: [{ text: 'I wished I were gone', isReversed: false, showsHelp: true }],
    options: [
      { label: 'Never', points: 0 },
      { label: 'Every day', points: 5 },
    ],
    ...{ summary: 'sum', factor: 1, licence: 'Our own words', bands: [] },
  };
  const answered = {
    ...{ id: '7b5f3f0e-0000-4000-8000-000000000003', matchId, measure: 'entered:by-the-sea', forms: { en: form } },
    ...{ practitionerName: 'Ana Ruiz', requestedAt: '2026-11-20T15:00:00.000Z' },
    ...{ answeredAt: '2026-11-21T15:00:00.000Z', answers: [1], score: 5 },
  };
  const { calls } = renderPage(<ClientPage />, {
    user: aPerson({ role: 'practitioner' }),
    at: `/practice/clients/${matchId}`,
    path: '/practice/clients/:matchId',
    api: {
      [`GET /api/practice-clients/${matchId}`]: {
        ...{ matchId, initials: 'Z. Q.' },
        measures: [{ key: 'entered:by-the-sea', title: 'By the sea' }],
      },
      [`GET /api/practice-clients/${matchId}/notes`]: [],
      [`GET /api/practice-clients/${matchId}/documents`]: [],
      [`GET /api/practice-clients/${matchId}/measures`]: [answered],
      [`POST /api/practice-clients/${matchId}/measures`]: { ...answered, answeredAt: null, answers: null, score: null },
    },
  });
  await screen.findByText(/By the sea: “I wished I were gone” was answered with “Every day”/);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for By the sea' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toEqual({ measure: 'entered:by-the-sea' });
});
