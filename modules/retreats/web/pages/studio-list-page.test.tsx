// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import type { StudioRow } from '../../schemas/retreat';
import { StudioListPage } from './studio-list-page';

const aRow = (id: string, title: string): StudioRow => ({
  id,
  title,
  slug: title.toLowerCase(),
  status: 'published',
  placeName: 'Lugano',
  dates: 1,
  next: '2027-03-01',
  taken: 2,
  capacity: 8,
  sample: false,
  version: 4,
  updatedAt: '2026-11-20T08:00:00.000000Z',
});

const open = (at: string, api: Record<string, unknown>) =>
  renderPage(
    <>
      <StudioListPage />
      <Toasts />
    </>,
    { at, path: '/team-portal/retreats', user: aPerson({ role: 'admin' }), api },
  );

it('archives the selected retreats, says which stay and why, and puts them back on Undo', async () => {
  const { calls } = open('/team-portal/retreats?ahead=yes', {
    'GET /api/studio/retreats': [aRow('a', 'Lake'), aRow('b', 'Hill')],
    'POST /api/studio/retreats/a/moves': () => ({ id: 'a', version: 5 }),
    'POST /api/studio/retreats/b/moves': () => new Answer(409, { code: 'still-booked', detail: 'People are booked.' }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Lake' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Hill' }));
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText(/^Hill: /)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/a/moves'))).toHaveLength(2));
  expect(
    calls.filter(({ path }) => path.endsWith('/a/moves')).map(({ body, headers }) => [body, headers.get('if-match')]),
  ).toEqual([
    [{ to: 'archived' }, '"4"'],
    [{ to: 'published' }, '"5"'],
  ]);
});

it('tells which filter hides everything, and offers the file of what is shown', async () => {
  const { calls } = open('/team-portal/retreats?status=archived&sort=next', { 'GET /api/studio/retreats': [] });
  expect(await screen.findByText('Hidden by Status: Archived.')).toBeTruthy();
  expect(calls[0]?.path).toBe('/api/studio/retreats?status=archived&sort=next&limit=50');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('No retreats yet')).toBeTruthy();
});
