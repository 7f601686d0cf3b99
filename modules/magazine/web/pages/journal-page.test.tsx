// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { type Location, useLocation, useNavigate } from '#core/web';
import { aCard, counts } from '../../testing/articles';
import { JournalPage } from './journal-page';

let here: Location;
let go: ReturnType<typeof useNavigate>;
const Watch = () => {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    here = location;
    go = navigate;
  });
  return null;
};
const featured = aCard({
  slug: 'the-hour',
  title: 'The Hour',
  featured: true,
  partner: 'Quinta da Serra',
  type: 'audio',
});
const latest = aCard();

const journal = (at: string, user: null | undefined = null) =>
  renderPage(
    <>
      <Watch />
      <JournalPage />
    </>,
    {
      at,
      path: '/magazine',
      ...(user === null ? { user } : {}),
      api: {
        'GET /api/articles': ({ path }: { path: string }) => (path.includes('zzz') ? [] : [featured, latest]),
        'GET /api/articles/counts': ({ path }: { path: string }) =>
          path.includes('q=') ? counts({ All: 1, Wellness: 1 }) : counts({ All: 2, Science: 1, Wellness: 1 }),
      },
    },
  );
const asked = (calls: readonly { path: string }[]) => calls.map(({ path }) => path);

it('writes the day of publication as HTML allows it, with at most three digits of fraction', async () => {
  journal('/magazine');
  await screen.findByRole('heading', { name: 'Latest Updates' });
  const days = [...document.querySelectorAll('time')].map((time) => time.dateTime);
  expect(days).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)]);
});

it('shows featured articles with views and the latest ones with their day', async () => {
  journal('/magazine');
  const top = (await screen.findByRole('heading', { name: 'Featured Insights' })).closest('section') as HTMLElement;
  const rest = screen.getByRole('heading', { name: 'Latest Updates' }).closest('section') as HTMLElement;
  expect(within(top).getByRole('heading', { level: 3, name: 'The Hour' })).toBeTruthy();
  expect(top.textContent).toContain('3,180 views');
  expect(top.textContent).toContain('Audio');
  expect(top.textContent).toContain('Partner: Quinta da Serra');
  expect(top.textContent).not.toContain('2026');
  expect(rest.textContent).toContain('Nov 2, 2026');
  expect(rest.textContent).toContain('11 min read');
  expect(rest.textContent).not.toContain('views');
  const link = within(rest).getByRole('link', { name: 'Read More A Breath You Can Count' });
  expect(link.getAttribute('href')).toBe('/magazine/a-breath');
});

it('reads the address, and takes what it does not know for All', async () => {
  const { calls } = journal('/magazine?category=Astrology&type=sculpture&sort=loudest&q=%20breath%20');
  await screen.findByRole('heading', { name: 'A Breath You Can Count' });
  expect(asked(calls)).toContain('/api/articles?q=breath&lang=en');
  expect(screen.getByRole('link', { name: /^All/ }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('breath');
});

it('puts what is typed into the address once, keeps the category, and follows Back', async () => {
  const { calls } = journal('/magazine?category=Science');
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  for (const value of ['b', 'br', 'bre']) fireEvent.change(box, { target: { value } });
  await waitFor(() => expect(here.search).toBe('?q=bre&category=Science'));
  expect(asked(calls).filter((path) => path.includes('q=b'))).not.toContain(
    '/api/articles?q=b&category=Science&lang=en',
  );
  await waitFor(() => expect(screen.getByRole('link', { name: /^All/ }).textContent).toBe('All 1'));
  fireEvent.change(box, { target: { value: 'breat' } });
  await waitFor(() => expect(here.search).toBe('?q=breat&category=Science'));
  go(-1);
  await waitFor(() => expect(here.search).toBe('?category=Science'));
  expect(box.value).toBe('');
  expect(screen.getByRole('link', { name: /^Science/ }).getAttribute('aria-current')).toBe('true');
});

it('searches at once when the box is left', async () => {
  journal('/magazine');
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: 'bre' } });
  fireEvent.blur(box);
  expect(here.search).toBe('?q=bre');
});

it('forgets what waits to be searched when the address changes by other means', async () => {
  journal('/magazine?q=zzz');
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: 'zzzz' } });
  act(() => go('/magazine'));
  await waitFor(() => expect(box.value).toBe(''));
  await new Promise((done) => setTimeout(done, 400));
  expect(here.search).toBe('');
});

it('says when nothing is found and offers the way back', async () => {
  journal('/magazine?q=zzz');
  expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeTruthy();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'Clear filters' }))
    expect(link.getAttribute('href')).toBe('/magazine');
});

it('loads the next page after the last card, each article once', async () => {
  const cards = Array.from({ length: 2 }, (_, at) => aCard({ slug: `piece-${at}`, title: `Piece ${at}` }));
  const { calls } = renderPage(<JournalPage />, {
    at: '/magazine?sort=liked',
    path: '/magazine',
    user: null,
    api: {
      'GET /api/articles': ({ path }: { path: string }) =>
        path.includes('after') ? [cards[1], aCard({ slug: 'piece-2', title: 'Piece 2', featured: true })] : cards,
      'GET /api/articles/counts': counts({ All: 3 }),
    },
  });
  expect(await screen.findByText('2 of 3 shown')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('heading', { name: 'Piece 2' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(decodeURIComponent(asked(calls).at(-1) ?? '')).toContain('after=131~id-piece-1');
});

it('holds six places while it loads', () => {
  renderPage(<JournalPage />, {
    path: '*',
    user: null,
    api: { 'GET /api/articles': () => new Promise(() => undefined), 'GET /api/articles/counts': counts() },
  });
  expect(document.querySelectorAll('[data-skeleton="card"]')).toHaveLength(6);
});

it('says what is wrong and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(<JournalPage />, { path: '*', user: null });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
