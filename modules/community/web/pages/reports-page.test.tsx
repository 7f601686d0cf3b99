// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import type { ReportView } from '../../schemas/report';
import { ReportsPage } from './reports-page';

const aReport = (id: string, author: string): ReportView => ({
  ...{ id, kind: 'response', targetId: id, reason: 'spam', note: null, content: 'Buy my stones.' },
  ...{ path: '/community/discussions/a', author, hidden: false, status: 'open', createdAt: '2026-11-20T08:00:00Z' },
});

it('leaves several as they are at once, and opens them again on Undo', async () => {
  const { calls } = renderPage(
    <>
      <ReportsPage />
      <Toasts />
    </>,
    {
      at: '/community/reports?sort=newest',
      path: '/community/reports',
      user: aPerson({ role: 'admin' }),
      api: {
        'GET /api/reports': [aReport('a', 'Ada'), aReport('b', 'Bo')],
        'POST /api/reports/a/decide': () => null,
        'POST /api/reports/b/decide': () => null,
      },
    },
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows that are loaded' }));
  fireEvent.click(screen.getByRole('button', { name: 'Leave these' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const decisions = () =>
    calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/')[3], body]);
  await waitFor(() =>
    expect(decisions()).toEqual([
      ['a', { decision: 'keep' }],
      ['b', { decision: 'keep' }],
      ['a', { decision: 'reopen' }],
      ['b', { decision: 'reopen' }],
    ]),
  );
  expect(calls[0]?.path).toBe('/api/reports?status=open&sort=newest&limit=50');
});
