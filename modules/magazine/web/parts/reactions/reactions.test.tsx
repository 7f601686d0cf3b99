// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { useSession } from '#core/web';
import { toastQueue } from '#ui/toast/toast-store';
import { aCard } from '../../../testing/articles';
import { Card } from '../card/card';

const like = () => screen.getByRole('button', { name: /^Like/ });

it('a like shows at once, counts once, and is taken back by pressing again', async () => {
  const { calls } = renderPage(<Card article={aCard({ slug: 'once' })} />, {
    user: aPerson(),
    api: { 'PUT /api/articles/once/like': new Answer(204), 'DELETE /api/articles/once/like': new Answer(204) },
  });
  expect(like().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(like());
  expect(like().getAttribute('aria-pressed')).toBe('true');
  expect(like().textContent).toContain('132');
  fireEvent.click(like());
  expect(like().textContent).toContain('131');
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE']));
});

it('a like that the server refuses is taken back', async () => {
  renderPage(<Card article={aCard({ slug: 'refused' })} />, { user: aPerson() });
  fireEvent.click(like());
  expect(like().textContent).toContain('132');
  await waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('false'));
  expect(like().textContent).toContain('131');
  expect(toastQueue().at(-1)?.tone).toBe('error');
});

it('a like that was stored is not counted again', () => {
  renderPage(<Card article={aCard({ slug: 'stored', liked: true })} />, { user: aPerson() });
  expect(like().getAttribute('aria-pressed')).toBe('true');
  expect(like().textContent).toContain('131');
});

it('a bookmark is confirmed once it is stored, with a way to undo it', async () => {
  const { calls } = renderPage(<Card article={aCard({ slug: 'kept' })} />, {
    user: aPerson(),
    api: { 'PUT /api/articles/kept/bookmark': new Answer(204), 'DELETE /api/articles/kept/bookmark': new Answer(204) },
  });
  const save = screen.getByRole('button', { name: 'Save to reading list' });
  fireEvent.click(save);
  const saved = () => toastQueue().find(({ title }) => title === 'Saved to your reading list');
  await waitFor(() => expect(saved()).toBeTruthy());
  saved()?.action?.onSelect();
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('false'));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
});

it('a visitor is asked to sign in and nothing is sent', () => {
  const { calls } = renderPage(<Card article={aCard({ slug: 'visitor' })} />, { user: null });
  fireEvent.click(like());
  expect(like().getAttribute('aria-pressed')).toBe('false');
  expect(useSession.getState().signIn?.notice).toBe('Sign in to like articles. What you like stays yours.');
  expect(calls).toEqual([]);
});
