// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import type { FigureTableView } from '../../schemas/tables';
import { BusinessPage } from './business-page';
import { CellRowsPage } from './cell-rows-page';

const row = (key: string, label: string, values: (number | null)[], previous: (number | null)[]) => ({
  ...{ key, label, currency: 'JPY', isTotal: key === 'total', values, previous },
  yearBefore: [null, null],
  paths: ['/team-portal/money?tab=documents', null],
});
const revenue: FigureTableView = {
  ...{ id: 'revenue', title: 'Revenue', lead: 'From the ledger.', rowLabel: 'Sold' },
  period: { name: '2026-10', unit: 'month', from: '2026-10-01', to: '2026-10-31', isRunning: false },
  previous: { from: '2026-09-01', to: '2026-09-30' },
  yearBefore: { from: '2025-10-01', to: '2025-10-31' },
  measures: [
    { key: 'paid', label: 'Paid', definition: 'Received.', unit: 'money', isListed: true },
    { key: 'due', label: 'Due', definition: 'Unpaid.', unit: 'money', isListed: false },
  ],
  rows: [row('total', 'All kinds', [1200, 0], [900, null]), row('session', 'Sessions', [1200, 0], [900, null])],
  rowCount: 2,
};
const api = {
  'GET /api/analytics/tables': [{ id: 'revenue', title: 'Revenue', lead: 'From the ledger.' }],
  'GET /api/analytics/tables/revenue': revenue,
  'GET /api/analytics/tables/revenue/course': [
    { name: '2026-10', from: '2026-10-01', to: '2026-10-31', totals: [{ currency: 'JPY', values: [1200, 0] }] },
  ],
  'GET /api/analytics/mails': [{ userId: 'a', name: 'Ada Well', rhythm: 'never' }],
};
const user = aPerson({ role: 'admin' });
const open = (more: Partial<FigureTableView> = {}) =>
  renderPage(<BusinessPage />, {
    at: '/team-portal/business/revenue?period=2026-10',
    path: '/team-portal/business/:table?',
    user,
    api: { ...api, 'GET /api/analytics/tables/revenue': { ...revenue, ...more } },
  });

it('shows totals with their changes, what they mean and what they count', async () => {
  const { calls } = open();
  const total = await screen.findByRole('region', { name: 'In all, in JPY' });
  const link = within(total).getByRole('link', { name: 'What counts in All kinds, Paid: ¥1,200' });
  expect(link.getAttribute('href')).toBe(
    '/team-portal/business/revenue/rows?period=2026-10&row=total&measure=paid&currency=JPY',
  );
  expect(within(total).getByText('+¥300 against Sep 1, 2026 to Sep 30, 2026')).toBeTruthy();
  expect(within(total).getAllByText('no figure for Oct 1, 2025 to Oct 31, 2025')).toHaveLength(2);
  expect(
    screen.getByRole('row', { name: /^Sessions JPY What counts in Sessions, Paid: ¥1,200.*¥900 before/ }),
  ).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'October 2026: ¥1,200' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    '/api/analytics/tables/revenue/csv?period=2026-10',
  );
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: 'quarter' } });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/analytics/tables/revenue?period=2026-Q4'));
});

it('says what would be counted where nothing was', async () => {
  open({ rows: [], rowCount: 0 });
  expect(await screen.findByRole('heading', { name: 'Nothing to count in this period' })).toBeTruthy();
  expect(screen.getByText('Received.')).toBeTruthy();
});

it('lists what a figure counts, with the way to the page of each and to the filtered list', async () => {
  renderPage(<CellRowsPage />, {
    at: '/team-portal/business/revenue/rows?period=2026-10&row=session&measure=paid&currency=JPY',
    path: '/team-portal/business/:table/rows',
    user,
    api: {
      ...api,
      'GET /api/analytics/tables/revenue/rows': [
        { id: 'a', day: '2026-10-05', label: 'INV-2026-00007', path: null, value: -1200 },
      ],
    },
  });
  expect(await screen.findByRole('row', { name: 'INV-2026-00007 Oct 5, 2026 -¥1,200' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: 'Paid: Sessions' })).toBeTruthy();
});
