// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import type { StaffReview } from '../../schemas/review';
import { StudioReviewsPage } from './studio-reviews-page';

const aReview = (id: string, practitioner: string): StaffReview => ({
  id,
  practitioner,
  stars: 4,
  text: 'She asked the one question that mattered.',
  by: null,
  month: '2026-11',
  reply: null,
  state: 'waiting',
  version: 2,
});
const list = '/api/studio/practitioner-reviews';
const open = (query: string, api: Record<string, unknown>) =>
  renderPage(
    <>
      <StudioReviewsPage />
      <Toasts />
    </>,
    {
      at: `/team-portal/practitioner-pages/reviews${query}`,
      path: '/team-portal/practitioner-pages/reviews',
      user: aPerson({ role: 'admin' }),
      api,
    },
  );

it('is opened for reviews that nobody has read, each of which is decided on by itself', async () => {
  const { calls } = open('', {
    [`GET ${list}`]: [aReview('a', 'Nora Lind')],
    [`POST ${list}/a/decisions`]: () => ({ ...aReview('a', 'Nora Lind'), state: 'published', version: 3 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Nora Lind' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]?.path).toBe(`${list}?state=waiting&limit=50`);
  const decision = calls.find(({ method }) => method === 'POST');
  expect([decision?.body, decision?.headers.get('if-match')]).toEqual([{ publish: true, note: '' }, '"2"']);
});

it('names the usual state too when a search finds nothing, and then shows everything', async () => {
  const { calls } = open('?q=nora', { [`GET ${list}`]: [] });
  expect(await screen.findByText('Hidden by the search for “nora”, State: To read.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('No reviews yet')).toBeTruthy();
  expect(calls.at(-1)?.path).toBe(`${list}?limit=50`);
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(`${list}.csv`);
});
