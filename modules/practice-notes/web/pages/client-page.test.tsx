// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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
      [`GET /api/practice-clients/${matchId}`]: { matchId, initials: 'Z. Q.' },
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
