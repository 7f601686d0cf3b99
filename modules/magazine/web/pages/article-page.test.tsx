// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#core/testing/render';
import { useLocation } from '#core/web';
import { aCard, anArticle } from '../../testing/articles';
import { ArticlePage } from './article-page';

const open = (at: string, article: unknown, more: Record<string, unknown> = {}) =>
  renderPage(<ArticlePage />, {
    at,
    path: '/magazine/:slug',
    user: null,
    api: { [`GET /api/articles${at.slice('/magazine'.length)}`]: article, ...more },
  });
const views = (calls: readonly { method: string; path: string }[]) => calls.filter(({ method }) => method === 'POST');
const Here = () => <output>{useLocation().pathname}</output>;
/** Lets the answers arrive, with the clock in the test's hands. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(100));

afterEach(() => vi.useRealTimers());

it('draws the article, hostile text as text, and what it rests on', async () => {
  open(
    '/magazine/a-breath',
    anArticle({
      partner: 'Quinta da Serra',
      disclosure: 'They gave us two nights.',
      evidence: { studyType: 'Trial', sample: '84 adults', link: 'https://doi.org/10.1/x' },
      references: [{ label: 'A study', url: 'https://doi.org/10.1/x' }],
      related: [{ reason: { kind: 'tag', word: 'sleep' }, article: aCard({ slug: 'other', title: 'Other' }) }],
    }),
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('A Breath You Can Count');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('For most of her life.').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText('Partner content: Quinta da Serra.')).toBeTruthy();
  expect(screen.getByText('They gave us two nights.')).toBeTruthy();
  expect(screen.getByText('84 adults')).toBeTruthy();
  expect(screen.getByText('For reflection, not medical advice.')).toBeTruthy();
  expect(screen.getByText('Also about sleep')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'A study' }).getAttribute('href')).toBe('https://doi.org/10.1/x');
});

it('counts one view after five seconds in sight, and never again', async () => {
  vi.useFakeTimers();
  let visible: DocumentVisibilityState = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  const { calls, unmount } = open('/magazine/seen', anArticle({ slug: 'seen' }));
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  visible = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(views(calls)).toEqual([]);
  visible = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(views(calls).map(({ path }) => path)).toEqual(['/api/articles/seen/views']);
  unmount();
  const again = open('/magazine/seen', anArticle({ slug: 'seen' }));
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(views(again.calls)).toEqual([]);
});

it('counts nothing of what is not published, and says so', async () => {
  vi.useFakeTimers();
  const { calls } = open('/magazine/hidden', anArticle({ slug: 'hidden', status: 'review' }));
  await settle();
  expect(screen.getByText(/Not published/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(views(calls)).toEqual([]);
});

it('says that an unknown article is not here, with the ways on', async () => {
  renderPage(<ArticlePage />, { at: '/magazine/nothing', path: '/magazine/:slug', user: null });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This article is not here');
  expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/magazine');
});

it('leads a former address to the present one', async () => {
  renderPage(
    <>
      <Here />
      <ArticlePage />
    </>,
    {
      at: '/magazine/former',
      path: '/magazine/:slug',
      user: null,
      api: { 'GET /api/articles/former': anArticle(), 'GET /api/articles/a-breath': anArticle() },
    },
  );
  expect(await screen.findByText('/magazine/a-breath')).toBeTruthy();
});
